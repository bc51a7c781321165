import ComposableHTML
import ComposableUI

extension _ChartSymbol {
  /// Replaces numbers that are not finite.
  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    lineWidth = numbers.optional(lineWidth)
    if case .path(let path) = outline, !path.isFinite {
      _ = numbers.optional(.nan)
      self = .circle
    }
  }
}

extension HTMLNode {
  /// Draws a symbol in the frame of the node: a circle or a square as the node itself, and another one as a
  /// part, behind the other parts.
  mutating func draw(_ symbol: _ChartSymbol, _ paint: Paint) {
    switch symbol.outline {
    case .circle, .square:
      if symbol.outline == .circle { add(class: "chart-circle") }
      if let width = symbol.lineWidth {
        style("border", "\(width)px solid \(paint.color)")
      } else {
        style("background", paint.background)
      }
    case .path(let outline):
      var path = HTMLNode("path", idPrefix: "p")
      path.set("d", outline.svg.text)
      if let width = symbol.lineWidth {
        path.style("stroke", paint.color)
        path.style("stroke-width", "\(width)px")
      } else {
        path.style("fill", paint.color)
      }
      var drawing = HTMLNode("svg", class: "chart-symbol", [.node(path)])
      drawing.set("viewBox", "0 0 100 100")
      drawing.set("aria-hidden", "true")
      content.insert(.node(drawing), at: 0)
    }
  }
}
