import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Pictures that a browser loads.
@MainActor
@Suite struct AsyncImageTests {
  @Observable final class Model {
    var url = URL(string: "https://images.example.com/a.png?x='(1)'")
  }

  private let model = Model()

  /// A driver of a view that tells its phase.
  private var view: ViewDriver {
    ViewDriver {
      AsyncImage(url: model.url, scale: 2) { phase in
        switch phase {
        case .empty: Text("loading")
        case .success(let image): image.resizable().scaledToFit()
        case .failure(let error): Text(error.localizedDescription)
        }
      }
    }
  }

  @Test func theContentIsThatOfThePhase() throws {
    let (view, url) = (view, try #require(model.url))
    #expect(view.texts == ["loading"])
    let loader = try #require(view.contents.first { $0.as(PictureLoaderContent.self) != nil })
    let node = HTMLNode(loader, in: RenderContext())
    #expect(
      node.attributes.contains { $0.name.text == "data-load" && $0.value == url.absoluteString })
    try view.endLoading(of: url)
    #expect(view.texts == [])
    let picture = try #require(view.contents.first { $0.as(PictureContent.self) != nil })
    let attributes = HTMLNode(picture, in: RenderContext()).attributes
    #expect(attributes.contains { $0.name.text == "src" && $0.value == url.absoluteString })
    #expect(
      attributes.contains { $0.name.text == "srcset" && $0.value == "\(url.absoluteString) 2x" })
    #expect(throws: (any Error).self) { try view.endLoading(of: url) }
  }

  @Test func aPictureThatCanNotBeLoadedIsAFailure() throws {
    let (view, url) = (view, try #require(model.url))
    try view.endLoading(of: url, isSuccessful: false)
    #expect(view.texts == ["The picture \(url.absoluteString) can't be loaded."])
  }

  @Test func anotherAddressIsLoadedAnew() throws {
    let (view, url) = (view, try #require(model.url))
    try view.endLoading(of: url)
    model.url = URL(string: "/media/b.png")
    view.update()
    #expect(view.texts == ["loading"])
    #expect(throws: (any Error).self) { try view.endLoading(of: url) }
    try view.endLoading(of: try #require(model.url))
    #expect(view.texts == [])
    model.url = nil
    view.update()
    #expect(view.texts == ["loading"])
  }

  @Test func anAddressThatIsNotOfTheWebIsNotLoaded() throws {
    model.url = URL(string: "file:///etc/passwd")
    let view = view
    #expect(view.texts == ["The picture file:///etc/passwd can't be loaded."])
    #expect(!view.contents.contains { $0.as(PictureLoaderContent.self) != nil })
  }

  @Test func thePlaceholderIsShownUntilThePictureIsLoaded() throws {
    let url = try #require(model.url)
    let view = ViewDriver {
      AsyncImage(url: url) {
        $0.renderingMode(.template)
      } placeholder: {
        Text("wait")
      }
    }
    #expect(view.texts == ["wait"])
    try view.endLoading(of: url)
    #expect(view.texts == [])
    let picture = try #require(view.contents.first { $0.as(PictureContent.self) != nil })
    // A mask of another host would need its permission.
    #expect(HTMLNode(picture, in: RenderContext()).tag == "img")
  }
}
