import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

@Suite struct PageTests {
  private let rendering = Rendering(
    id: 1, content: PageContent(),
    children: [
      Rendering(
        id: 2, content: PaddingContent(edges: .all, length: 8),
        children: [.text("Hello", id: 3)]
      ),
      .leaf(PaddingContent(edges: .all, length: 8), id: 4),
      .leaf(OpacityContent(opacity: 0.5), id: 5),
    ]
  )

  private func page(
    basePath: String = "/gallery", user: String? = nil, nonce: String? = "n0nce"
  ) -> String {
    Page.document(
      title: "Gallery", rendering: rendering, token: "token", user: user, run: "run", seq: 7,
      basePath: basePath, nonce: nonce
    )
  }

  @Test func thePageIsACompleteDocument() {
    let page = page()
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\" data-session=\"token\" "))
    #expect(page.contains(#" data-run="run" data-version="\#(Asset.version)" data-seq="7" "#))
    #expect(page.contains("<title>Gallery</title>"))
    #expect(page.contains("name=\"viewport\""))
    #expect(page.contains(#"<main data-i="1"><div data-i="2""#))
    #expect(page.contains(#"<div id="banner" role="status"></div>"#))
  }

  @Test func thePageTellsUsersApartWithoutTheirNames() {
    #expect(!page().contains("data-user"))
    let pages = ["mary", "mary", "john"].map { page(user: $0) }
    #expect(pages[0] == pages[1] && pages[1] != pages[2])
    #expect(!pages[0].contains("mary"))
  }

  @Test func assetNamesContainAContentHash() {
    let page = page()
    for asset in Asset.all {
      #expect(asset.name.wholeMatch(of: /[a-z-]+-[0-9a-z]+\.(js|css)/) != nil)
      #expect(!asset.bytes.isEmpty)
    }
    for asset in [Asset.script, .theme] { #expect(page.contains("\"/gallery/\(asset.name)\"")) }
    for (name, part) in Asset.parts { #expect(!page.contains(part.name), "\(name)") }
  }

  @Test func aPageLoadsThePartsThatItsViewsNeed() {
    var window = WindowContent()
    window.parts = ["/gallery/hover-1.js", "/gallery/effects-2.css"]
    let page = Page.document(
      title: "Gallery", rendering: Rendering(id: 1, content: window, children: [rendering]),
      token: "token", run: "run", seq: 7, basePath: "/gallery", nonce: "n0nce")
    #expect(page.contains(#"<link rel="stylesheet" href="/gallery/effects-2.css">"#))
    #expect(page.contains(#"<script src="/gallery/hover-1.js" defer=""></script>"#))
    #expect(page.contains(#"data-parts="/gallery/effects-2.css /gallery/hover-1.js""#))
  }

  @Test(arguments: ["", "/", "gallery", "/gallery", "/gallery/"])
  func theBasePathIsADirectory(_ path: String) {
    let base = path.contains("gallery") ? "/gallery/" : "/"
    #expect(page(basePath: path).contains("data-base=\"\(base)\""))
  }

  @Test func thePageNeedsNoUnsafeContentPolicy() throws {
    let page = page()
    #expect(!page.contains(" style=") && !page.contains(" onclick="))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.contains("<script nonce=\"n0nce\">earlyEvents=[];"))
    #expect(page.contains("defer=\"\"></script>"))
    let policy = Page.policy(nonce: "n0nce")
    #expect(!policy.contains("unsafe"))
    #expect(policy.contains("style-src 'self' 'nonce-n0nce';"))
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("script-src 'self' 'nonce-n0nce';"))
  }

  @MainActor @Test func theOutlineOfASymbolIsInThePageOnce() {
    let graph = ViewGraph(isolation: MainActor.shared) {
      VStack {
        Image(systemName: "star")
        Label("Star", systemImage: "star")
        Image(systemName: "star.fill")
        Image(systemName: "trash")
        Circle()
      }
    }
    let page = Page.document(
      title: "Symbols", rendering: graph.rendering, token: "t", run: "r", seq: 0, basePath: "/")
    let outlines = page.matches(of: /<path id="symbol-\d" d="([^"]+)"/).map(\.output.1)
    #expect(Set(outlines).count == outlines.count && (2...3).contains(outlines.count))
    #expect(page.matches(of: /<use\s/).count == 4)
    #expect(page.contains(###"<use class="filled" href="#symbol-"###))
  }

  @Test func stylesApplyBeforeTheScriptRuns() throws {
    let page = page()
    let style = try #require(page.firstMatch(of: /<style nonce="n0nce">(.*)<\/style>/)).output.1
    #expect(
      style == """
        [data-s="0"]{padding-block:8px 8px;padding-inline:8px 8px}[data-s="1"]{opacity:.5}
        """
    )
    #expect(page.contains(#"data-s="0""#) && page.contains(#"data-s="1""#))
    #expect(!self.page(nonce: nil).contains("<style"))
  }
}
