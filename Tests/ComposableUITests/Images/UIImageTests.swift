import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct UIImageTests {
  /// A PNG of one pixel.
  private let pixel = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
      """)!

  @Test func aPictureIsReadFromData() throws {
    let image = try #require(UIImage(data: pixel))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.pngData() == pixel)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: pixel, scale: 2)?.size == CGSize(width: 0.5, height: 0.5))
    #expect(image == UIImage(data: pixel) && image != UIImage(data: pixel, scale: 2))
    #expect(Set([image, UIImage(data: pixel)]).count == 1)
  }

  @Test func otherDataAreNoPicture() {
    for data in [Data(), Data("GIF".utf8), Data("<svg onload='x'/>".utf8), pixel.prefix(12)] {
      #expect(UIImage(data: data) == nil)
    }
    #expect(UIImage(data: pixel, scale: 0) == nil)
    #expect(UIImage(data: pixel, scale: .nan) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "Nowhere") == nil)
  }

  @Test func aFileIsRead() throws {
    let url = URL.temporaryDirectory.appending(path: "\(UUID()).png")
    try pixel.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIImage(contentsOfFile: url.path)?.pngData() == pixel)
  }

  @Test func theViewContainsTheData() throws {
    let image = try #require(UIImage(data: pixel))
    let view = ViewDriver { Image(uiImage: image).resizable().accessibilityLabel("A pixel") }
    let picture = try #require(view.rendering.first { $0.content.is(PictureContent.self) })
    let context = try #require(view.graph.shownElements[picture.id]).context
    let node = HTMLNode(picture.content, in: context)
    func value(_ name: String) -> String? {
      node.attributes.first { $0.name.text == name }?.value
    }
    #expect(value("src") == "data:image/png;base64,\(pixel.base64EncodedString())")
    #expect(value("srcset") == nil)
    #expect(value("aria-label") == "A pixel")
  }
}
