import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Links with the styles of buttons.
@MainActor
@Suite struct LinkStyleTests {
  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      configuration.label
    }
  }

  private struct WithHelp: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("Help") {}
    }
  }

  private let url = URL(string: "https://example.com")!

  private func links(in view: ViewDriver) -> [any StyledLinkContent] {
    view.contents.compactMap {
      $0.as(LinkContent.self) as (any StyledLinkContent)? ?? $0.as(ShareLinkContent.self)
    }
  }

  @Test func linksHaveTheStyleOfButtons() {
    let view = ViewDriver {
      Link("Open", destination: url)
      Group {
        Link("Open", destination: url)
        ShareLink(item: url)
      }
      .buttonStyle(.borderedProminent)
    }
    #expect(links(in: view).map(\.style) == [.automatic, .borderedProminent, .borderedProminent])
    #expect(
      links(in: view).map(\.className) == [
        "link", "link button prominent", "link button prominent",
      ])
    #expect(
      links(in: view).map { $0.layout.traits.contains(.borderedButton) } == [false, true, true])
  }

  @Test func aCustomStyleMakesTheViewOfALink() throws {
    var opened: [String] = []
    let view = ViewDriver {
      Group {
        Link("Open", destination: url)
        ShareLink("Share", item: "text")
        Button("Press") { opened.append("pressed") }
      }
      .buttonStyle(Framed())
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .handled
        })
    }
    #expect(links(in: view).map(\.style) == [.plain, .plain])
    #expect(view.texts == ["framed", "Open", "framed", "Share", "framed", "Press"])
    try view.link("framed Open").tap()
    try view.button("framed Press").tap()
    #expect(opened == [url.absoluteString, "pressed"])
  }

  @Test func aStyleThatHandlesInteractionsOpensALink() throws {
    var opened: [String] = []
    let view = ViewDriver {
      Link("Open", destination: url)
        .buttonStyle(WithHelp())
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    try view.button("Help").tap()
    #expect(opened.isEmpty)
    try view.button("Open").tap()
    #expect(opened == [url.absoluteString])
  }
}
