import ComposableUI

extension HTMLNode {
  /// Text. A single run is the node itself.
  static func text(_ runs: [TextRun]) -> HTMLNode {
    var node = HTMLNode("span", class: "text")
    if let run = runs.first, runs.count == 1 {
      node.show(run)
    } else {
      node.inside = runs.map { run in
        var part = HTMLNode("span")
        part.show(run)
        return .part(part)
      }
    }
    return node
  }

  private mutating func show(_ run: TextRun) {
    inside = [.text(run.text)]
    if let font = run.font { style(font.styles) }
    style(run.traits.styles)
    if let paint = run.paint { style("color", paint.css) }
    showLines(run)
  }

  private mutating func showLines(_ run: TextRun) {
    let (below, through) = (run.underlinePaint, run.strikethroughPaint)
    switch (run.traits.contains(.underline), run.traits.contains(.strikethrough)) {
    case (true, true) where below != through:
      // Lines of two colors are those of two elements.
      style("text-decoration-line", "underline")
      style("text-decoration-color", below?.css)
      var struck = HTMLNode("span", [.text(run.text)])
      struck.style("text-decoration-line", "line-through")
      struck.style("text-decoration-color", through?.css)
      inside = [.part(struck)]
    case (true, true):
      style("text-decoration-line", "underline line-through")
      style("text-decoration-color", below?.css)
    case (true, false):
      style("text-decoration-line", "underline")
      style("text-decoration-color", below?.css)
    case (false, true):
      style("text-decoration-line", "line-through")
      style("text-decoration-color", through?.css)
    case (false, false):
      break
    }
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
