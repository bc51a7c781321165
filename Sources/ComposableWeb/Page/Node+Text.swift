import ComposableUI

extension Node {
  /// Text. A single run is the node itself.
  static func text(_ runs: [TextRun]) -> Node {
    var node = Node("span", class: "text")
    if let run = runs.first, runs.count == 1 {
      node.show(run)
    } else {
      node.inside = runs.map { run in
        var part = Node("span")
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
  }
}

extension TextRun.Traits {
  fileprivate var styles: [Style] {
    var styles: [Style] = []
    if contains(.bold) { styles.append(Style("font-weight", "700")) }
    if contains(.italic) { styles.append(Style("font-style", "italic")) }
    if contains(.monospacedDigit) {
      styles.append(Style("font-variant-numeric", "tabular-nums"))
    }
    if contains(.monospaced) { styles.append(Style("font-family", "var(--monospaced)")) }
    switch (contains(.underline), contains(.strikethrough)) {
    case (true, true): styles.append(Style("text-decoration-line", "underline line-through"))
    case (true, false): styles.append(Style("text-decoration-line", "underline"))
    case (false, true): styles.append(Style("text-decoration-line", "line-through"))
    case (false, false): break
    }
    return styles
  }
}
