@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes a text. Most single runs need no child node.
  static func text(_ runs: [TextRun], in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("span", class: "text")
    if let run = runs.first, runs.count == 1, !run.needsNode {
      node.apply(run)
    } else {
      node.content = runs.map { run in
        var part = HTMLNode.part(of: run, in: context)
        part.apply(run)
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

  private mutating func apply(_ run: TextRun) {
    content = [.text(run.text)]
    if let font = run.font { style(font.styles) }
    style(run.traits.styles)
    style("letter-spacing", run.tracking.map { "\($0)px" })
    style("vertical-align", run.baselineOffset.map { "\($0)px" })
    if run.traits.contains(.redacted) {
      add(class: "redacted")
      set("aria-hidden", "true")
    }
    if let foregroundStyle = run.foregroundStyle { style("color", foregroundStyle.css) }
    applyDecorations(run)
  }

  private mutating func applyDecorations(_ run: TextRun) {
    let (underline, strikethrough) = (run.underlineStyle, run.strikethroughStyle)
    switch (run.traits.contains(.underline), run.traits.contains(.strikethrough)) {
    case (true, true) where underline != strikethrough:
      // Decorations of two colors need two nested elements.
      style("text-decoration-line", "underline")
      style("text-decoration-color", underline?.css)
      var struck = HTMLNode("span", [.text(run.text)])
      struck.style("text-decoration-line", "line-through")
      struck.style("text-decoration-color", strikethrough?.css)
      content = [.node(struck)]
    case (true, true):
      style("text-decoration-line", "underline line-through")
      style("text-decoration-color", underline?.css)
    case (true, false):
      style("text-decoration-line", "underline")
      style("text-decoration-color", underline?.css)
    case (false, true):
      style("text-decoration-line", "line-through")
      style("text-decoration-color", strikethrough?.css)
    case (false, false):
      break
    }
  }
}

extension TextRun {
  /// True if the run needs a node of its own, in that of the text.
  fileprivate var needsNode: Bool {
    link != nil || baselineOffset != nil || traits.contains(.redacted)
  }
}

extension TextRun.Traits {
  fileprivate var styles: [CSSDeclaration] {
    var styles: [CSSDeclaration] = []
    if contains(.bold) { styles.append(CSSDeclaration("font-weight", "700")) }
    if contains(.italic) { styles.append(CSSDeclaration("font-style", "italic")) }
    if contains(.monospacedDigit) {
      styles.append(CSSDeclaration("font-variant-numeric", "tabular-nums"))
    }
    if contains(.monospaced) { styles.append(CSSDeclaration("font-family", "var(--monospaced)")) }
    return styles
  }
}
