import ComposableHTML
import Foundation
import IssueReportingTestSupport
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
    var help: () -> Void = {}

    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      // Its style makes the view of a button, not of the link.
      Button("Help") { help() }.buttonStyle(Framed())
    }
  }

  private struct Triggering: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("Trigger") { configuration.trigger() }
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
    let nodes = links(in: view).map { String(describing: $0.html(in: RenderContext())) }
    #expect(nodes.map { $0.contains("link button prominent") } == [false, true, true], "\(nodes)")
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

  @Test func aStyleMayHaveOtherButtons() throws {
    var log: [String] = []
    let view = ViewDriver {
      Link("Open", destination: url)
        .buttonStyle(WithHelp { log.append("help") })
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.append(url.absoluteString)
            return .handled
          })
    }
    #expect(links(in: view).map(\.style) == [.automatic])
    try view.button("framed Help").tap()
    try view.link("Open").tap()
    #expect(log == ["help", url.absoluteString])
  }

  @Test func aStyleThatHandlesInteractionsOpensALink() throws {
    var opened: [String] = []
    let view = ViewDriver {
      Link("Open", destination: url)
        .buttonStyle(Triggering())
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    try view.button("Trigger").tap()
    #expect(opened == [url.absoluteString])
  }

  @Test func onlyTheBrowserShares() throws {
    let view = ViewDriver { ShareLink("Share", item: "text").buttonStyle(Triggering()) }
    try withKnownIssue {
      try view.button("Trigger").tap()
    } matching: {
      $0.description.contains("Only the browser can share")
    }
  }
}
