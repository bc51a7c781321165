#if Web
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The pictures of asset catalogs, over real connections.
@Suite struct PictureTests {
  @MainActor @Test func aPictureKeepsItsRatioBelowOtherModifiers() {
    let source = PictureContent.Source(path: "/a.png", scale: 1)
    let picture = Image(PictureView(name: "", source: .web(source))).resizable()
    let views = [
      (AnyView(picture.scaledToFit()), "contain"),
      (AnyView(picture.opacity(0.5).scaledToFill()), "cover"),
      (AnyView(ZStack { picture }.accessibilityLabel("A").scaledToFit()), "contain"),
    ]
    for (view, fit) in views {
      #expect(HTML(ViewDriver { view }.rendering).text.contains("object-fit:\(fit)"))
    }
    let stretched = ViewDriver { picture.aspectRatio(2, contentMode: .fit) }
    #expect(!HTML(stretched.rendering).text.contains("object-fit"))
  }

  @Test func aPictureIsLoadedBelowItsPage() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).resources")
    let folder = directory.appendingPathComponent("Assets.xcassets/Star.imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(#"{"images":[{"filename":"star.svg","idiom":"universal"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("Contents.json"))
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>"#
    try Data(drawing.utf8).write(to: folder.appendingPathComponent("star.svg"))
    let path = directory.path
    try await LiveServer.run(
      view: { ViewHost(title: "Stars", settings: $0) { Image("Star", bundle: Bundle(path: path)) } }
    ) { server in
      let page = try await Browser.get(port: server.port).body
      let source = try #require(page.firstMatch(of: /<img [^>]*src="([^"]*)"/)).output.1
      #expect(source.hasPrefix("/images/star-"))
      let picture = try await Browser.get(String(source), port: server.port)
      #expect(picture.status == 200)
      #expect(picture.body == drawing)
      #expect(picture.headers.contains("content-type: image/svg+xml"))
      #expect(picture.headers.contains("immutable"))
      #expect(picture.headers.contains("sandbox"))
      // The views may have an address of this form.
      let address = try await Browser.get("/images/3", port: server.port)
      #expect(address.body.contains("Page not found"))
      for name in ["star.svg", "..%2F..%2Fetc%2Fpasswd", "%00", "Contents.json"] {
        let answer = try await Browser.get("/images/\(name)", port: server.port)
        #expect(!answer.headers.contains("image/svg+xml") && !answer.body.contains("root:"))
      }
    }
  }
}
#endif
