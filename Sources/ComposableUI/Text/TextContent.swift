import ComposableHTML

/// Text, in runs of one style each.
struct TextContent: ElementContent {
  var runs: [TextRun]

  init(_ runs: [TextRun]) { self.runs = runs }

  // Most single runs need no child node.
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("span", class: "text")
    if let run = runs.first, runs.count == 1, !run.needsNode {
      node.apply(run, isWhole: true)
    } else {
      node.content = runs.map { run in
        var part = Self.part(of: run, in: context)
        part.apply(run, isWhole: false)
        return .node(part)
      }
    }
    return node
  }

  /// Makes the empty node of a run. HTML allows no link in a button or in another link.
  private static func part(of run: TextRun, in context: RenderContext) -> HTMLNode {
    guard let link = run.link, !context.isInButton else { return HTMLNode("span") }
    return .anchor(WebAddress(link.absoluteString), class: "text-link")
  }

  var layout: ElementLayout { ElementLayout(traits: .text) }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    guard runs.contains(where: \.hasNumbers) else { return }
    runs = runs.map { $0.finite(&numbers) }
  }

  var numberName: String { "the font or color of a text" }
  var isText: Bool { true }
  var plainText: String? { runs.map(\.text).joined() }
  var redacted: (any ElementContent)? { TextContent(runs.map(\.redacted)) }
  var labeling: AccessibilityLabeling { .image }

  var description: String { "Text \"\(runs.map(\.text).joined())\"\(traitNames)" }

  private var traitNames: String {
    let all = runs.reduce(into: TextRun.Traits()) { $0.formUnion($1.traits) }
    let names: [(TextRun.Traits, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.monospacedDigit, "monospacedDigit"),
      (.underline, "underline"), (.strikethrough, "strikethrough"), (.monospaced, "monospaced"),
      (.redacted, "redacted"),
    ]
    return names.filter { all.contains($0.0) }.map { " \($0.1)" }.joined()
  }
}
