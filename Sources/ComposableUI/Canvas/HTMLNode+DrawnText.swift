import ComposableHTML
import Foundation

extension HTMLNode {
  /// Makes a text of SVG at a point. A browser aligns it by the size that it has there.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - point: The point, in points.
  ///   - anchor: The part of the text at the point: horizontally its start, middle or end.
  static func text(_ runs: [TextRun], at point: CGPoint, _ anchor: UnitPoint) -> HTMLNode {
    let lines = runs.lines
    var node = HTMLNode("text")
    node.set("x", cssNumber(Double(point.x)))
    node.set("y", cssNumber(Double(point.y)))
    if anchor.x != 0 { node.set("text-anchor", anchor.x < 1 ? "middle" : "end") }
    // The start is at the left, and the words have their own direction.
    node.set("direction", "ltr")
    node.set("unicode-bidi", "plaintext")
    node.set("xml:space", "preserve")
    for (index, line) in lines.enumerated() {
      for (position, run) in line.enumerated() {
        var part = HTMLNode("tspan")
        part.apply(run.plainlyColored, isWhole: false)
        part.set("fill", "currentColor")
        if let offset = run.baselineOffset { part.set("baseline-shift", cssNumber(offset)) }
        if position == 0 {
          let height = Double(lines.count) * TextMeasurement.lineHeight * anchor.y
          let distance = index == 0 ? TextMeasurement.ascent - height : TextMeasurement.lineHeight
          part.set("dy", "\(cssNumber(distance))em")
          if index > 0 { part.set("x", cssNumber(Double(point.x))) }
        }
        node.content.append(.node(part))
      }
    }
    return node
  }

  /// Makes a text in a rectangle, in points, at whose width the lines break.
  static func text(_ runs: [TextRun], in rect: CGRect) -> HTMLNode {
    // A link would be a target for a click.
    var context = RenderContext()
    context.isInButton = true
    let text = HTMLNode("div", [.node(TextContent(runs).html(in: context))])
    var node = HTMLNode("foreignObject", [.node(text)])
    node.set(rect)
    return node
  }
}

extension [TextRun] {
  /// The lines of the text. One without text has a space, so that it has a height.
  fileprivate var lines: [[TextRun]] {
    var lines: [[TextRun]] = [[]]
    for run in self {
      let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(run.with(String(part))) }
      }
    }
    return lines.map { $0.isEmpty ? prefix(1).map { $0.with(" ") } : $0 }
  }
}

extension TextRun {
  /// Returns the run with another text.
  fileprivate func with(_ text: String) -> TextRun {
    var run = self
    run.text = text
    return run
  }

  /// The run with what SVG can show: one color for the text, and one for its lines.
  fileprivate var plainlyColored: TextRun {
    var run = self
    if let style = foregroundStyle, style.image != nil { run.foregroundStyle = style.firstColor }
    run.strikethroughStyle = traits.contains(.underline) ? underlineStyle : strikethroughStyle
    return run
  }
}

extension ResolvedShapeStyle {
  /// The first color of a gradient, or else the style itself.
  fileprivate var firstColor: ResolvedShapeStyle {
    switch self {
    case .gradient(let gradient): .color(gradient.gradient.stops.first?.color ?? .clear)
    case .opacity(let style, let opacity): style.firstColor.multiplied(byOpacity: opacity)
    case .shadow(let style, let shadow): .shadow(style.firstColor, shadow)
    case .blended(let style, _): style.firstColor
    case .environmental(let style): style.fallback().firstColor
    default: self
    }
  }
}
