#if Web
import ComposableHTML
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Heads of pages, over real connections.
@Suite struct PageHeadTests {
  private struct Described: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @State private var isDescribed = true
    @State private var address = PageAddress.root

    var body: some View {
      Text("in \(locale.identifier), \(direction == .rightToLeft ? "rtl" : "ltr")")
      Button("Change") { isDescribed.toggle() }
        .pageMetadata(
          isDescribed
            ? PageMetadata(
              description: "Tea & \"cups\"", image: URL(string: "/tea.png"), isIndexed: false)
            : nil
        )
        .pageLocale(isDescribed ? nil : Locale(identifier: "he-IL"))
        .pageAddress($address)
    }
  }

  private func run(
    _ settings: HostSettings = HostSettings(), _ body: (LiveServer) async throws -> Void
  ) async throws {
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(at: "/shop", title: "Shop", settings: $0) { Described() } }, body
    )
  }

  @Test func theHeadDescribesThePage() async throws {
    try await run { server in
      let page = try await Browser.get("/shop/a%20b?q=1#top", port: server.port).body
      let address = "http://127.0.0.1:\(server.port)/shop/a%20b?q=1"
      #expect(page.contains(#"<link rel="canonical" href="\#(address)">"#))
      #expect(page.contains(#"<meta name="description" content="Tea &#38; &#34;cups&#34;">"#))
      #expect(page.contains(#"<meta name="robots" content="noindex">"#))
      #expect(page.contains(#"<meta property="og:title" content="Shop">"#))
      #expect(page.contains(#"<meta property="og:url" content="\#(address)">"#))
      let image = "http://127.0.0.1:\(server.port)/tea.png"
      #expect(page.contains(#"<meta property="og:image" content="\#(image)">"#))
      #expect(page.contains(#"<link rel="icon" href="data:,">"#))
    }
  }

  @Test func theDescriptionAndTheLanguageFollowTheState() async throws {
    try await run { server in
      let page = try await Browser.get("/shop", port: server.port).body
      #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\" data-session"))
      let browser = try await server.join(page)
      let button = try #require(LiveServer.button("Change", in: page))
      await browser.tap(button, number: 1)
      let text = try await browser.message(containing: "data-lang")?.text ?? ""
      // The whole page, since the names of its controls are in another language.
      #expect(text.contains(#""page":"#))
      #expect(text.contains(#"data-lang=\"he-IL\""#))
      #expect(text.contains(#"data-dir=\"rtl\""#))
      #expect(!text.contains("data-description"))
    }
  }

  @Test func theTitleOfTheWindowIsInTheLanguageOfThePage() async throws {
    struct Page: View {
      @State private var language = "de"

      var body: some View {
        Button("Japanese") { language = "ja" }.pageLocale(Locale(identifier: language))
      }
    }
    try await LiveServer.run(settings: HostSettings()) { settings in
      ViewHost(title: Text(system: "Documents"), settings: settings) { Page() }
    } _: { server in
      let page = try await Browser.get(port: server.port).body
      #expect(page.contains("<title>Dokumente</title>"))
      let browser = try await server.join(page)
      let button = try #require(LiveServer.button("Japanese", in: page))
      await browser.tap(button, number: 1)
      let text = try await browser.message(containing: "data-lang")?.text ?? ""
      #expect(text.contains(#"\"title\":\"書類\""#))
    }
  }

  @Test(arguments: [
    ("de-CH, en;q=0.5", "de-CH", "ltr"), ("fr, ar-EG;q=0.5, en;q=0.1", "ar-EG", "rtl"),
    ("pt-PT", "pt-BR", "ltr"), ("fr", "en", "ltr"), ("<x>", "en", "ltr"),
  ])
  func theLanguageIsTheFirstOneThatTheAppKnows(
    _ preferred: String, _ language: String, _ direction: String
  ) async throws {
    var settings = HostSettings()
    settings.languages = ["en", "de", "ar", "pt-BR"]
    try await run(settings) { server in
      let page = try await Browser.get(
        "/shop", port: server.port, headers: ["Accept-Language: \(preferred)"]
      ).body
      #expect(page.contains(#"<html lang="\#(language)" dir="\#(direction)" "#))
      let identifier = Locale(identifier: language).identifier
      #expect(page.contains("in \(identifier), \(direction)"))
    }
  }

  @Test func theIconIsServedWithAHashInItsName() async throws {
    var settings = HostSettings()
    settings.icon = PageAsset(
      "my icon.svg", contentType: "image/svg+xml", bytes: Array("<svg/>".utf8))
    try await run(settings) { server in
      let page = try await Browser.get("/shop", port: server.port).body
      let path = try #require(page.firstMatch(of: /rel="icon" href="([^"]*)"/)).output.1
      #expect(path.wholeMatch(of: /\/shop\/my-icon-[0-9a-z]+\.svg/) != nil)
      let icon = try await Browser.get(String(path), port: server.port)
      #expect(icon.status == 200)
      #expect(icon.headers.contains("content-type: image/svg+xml"))
      #expect(icon.headers.contains("immutable"))
      #expect(icon.body == "<svg/>")
    }
  }

  @Test(arguments: ["javascript:alert(1)", "//example.com/x.png", "data:image/png;base64,AA"])
  func anImageWithAnotherSchemeIsLeftOut(_ address: String) {
    let metadata = PageMetadata(image: URL(string: address))
    var window = WindowContent()
    window.metadata = metadata
    let node = window.html(in: RenderContext())
    #expect(!node.attributes.contains { $0.name == "data-image" })
  }
}
#endif
