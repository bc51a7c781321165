import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

@Suite struct HTMLTemplatesTests {
  /// A row of two texts.
  private func row(_ id: Int, _ title: String) -> Rendering {
    Rendering(
      id: id, content: VStackContent(alignment: .leading, spacing: nil),
      children: [
        .text(title, id: id + 1),
        Rendering(
          id: id + 2, content: ForegroundContent(style: .color(.gray)),
          children: [.text("Subtitle of \(title)", id: id + 3)]),
      ])
  }

  /// Returns the message that inserts rows into a page.
  private func message(_ rows: [Rendering], _ encoder: inout PatchEncoder, seq: Int = 1) -> String {
    let context = RenderContext().entering(AnyElementContent(PageContent()))
    let diff = rows.map { row in
      Change(
        .insert(row, in: 1, before: nil, nil), animation: nil,
        of: ShownElement(row.content, in: context))
    }
    return encoder.encode(diff, seq: seq, ack: nil) { _ in true }
  }

  @Test func rowsOfTheSameKindTravelAsTheirValues() throws {
    var encoder = PatchEncoder()
    let few = message((0..<10).map { row(10 * $0 + 10, "Row \($0)") }, &encoder).utf8.count
    let many = message((10..<110).map { row(10 * $0 + 10, "Row \($0)") }, &encoder, seq: 2).utf8
      .count
    #expect(few < 250 + 10 * 120)
    #expect(many < 100 * 70)
  }

  @Test func aSingleRowIsHTML() {
    var encoder = PatchEncoder()
    let html = message([row(10, "Tea")], &encoder)
    #expect(html.contains("Subtitle of Tea<"))
    #expect(!html.contains("templates"))
    // Another one in a later message makes a template, and the next one uses it.
    #expect(message([row(20, "Rice")], &encoder, seq: 2).contains("templates"))
    let third = message([row(30, "Bread")], &encoder, seq: 3)
    #expect(third.contains(#"["i",1,null,[0,30,"#) && !third.contains("templates"))
  }

  @Test func templatesAreForgottenWithThePage() {
    var encoder = PatchEncoder()
    _ = message([row(10, "a"), row(20, "b"), row(30, "c")], &encoder)
    let page = Rendering(id: 1, content: PageContent(), children: [row(40, "d")])
    _ = encoder.encode(page: page, after: [], BrowserCommands(), seq: 2, ack: nil)
    let first = message([row(50, "e")], &encoder, seq: 3)
    #expect(first.contains("Subtitle of e<"))
    let second = message([row(60, "f")], &encoder, seq: 4)
    #expect(second.contains("templates"))
  }

  // Also if it looks like an identifier in a template.
  @Test(arguments: [
    "{5}", "{{-1}}", "5", "<b>&amp;\"'", "\u{301}e", "0012", "{007}", "{-01}", "item-5",
    "99999999999999999999",
  ])
  func valuesArriveAsTheyAre(_ value: String) throws {
    func element(_ id: Int, _ text: String) -> Rendering {
      Rendering(
        id: id,
        content: HTMLElementContent(
          tag: "x-row", attributes: ["aria-controls": text, "title": text]),
        children: [.text(text + String(repeating: ".", count: 100), id: id + 1)])
    }
    var encoder = PatchEncoder()
    let root = Rendering(id: 1, content: PageContent(), children: [])
    var page = try PatchedDocument(HTML(root))
    let rows = [element(3, "x"), element(5, value), element(8, value), element(11, "y")]
    try page.apply(message(rows, &encoder))
    let fresh = try PatchedDocument(
      HTML(Rendering(id: 1, content: PageContent(), children: rows)))
    #expect(page.outline == fresh.outline)
  }

  @Test func templatesAreBounded() {
    var encoder = PatchEncoder()
    var templates = 0
    for kind in 0..<100 {
      for copy in 0..<3 {
        var content: Rendering = .text(
          String(repeating: "a", count: 100), id: 1000 * kind + 10 * copy + 500)
        for depth in 0..<kind {
          content = Rendering(
            id: 1000 * kind + 10 * copy + 501 + depth * 100_000,
            content: ZStackContent(alignment: .center), children: [content])
        }
        templates += message([content], &encoder, seq: 1).contains("templates") ? 1 : 0
      }
    }
    #expect(templates == 32)
  }
}
