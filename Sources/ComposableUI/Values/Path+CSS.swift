package import ComposableHTML

extension Path {
  /// The path in SVG, as a value of CSS and of attributes.
  package var svg: CSS {
    var text = CSS.Interpolation(literalCapacity: 0, interpolationCount: 0)
    forEach { element in
      let (name, points): (String, [CGPoint]) =
        switch element {
        case .move(let end): ("M", [end])
        case .line(let end): ("L", [end])
        case .quadCurve(let end, let control): ("Q", [control, end])
        case .curve(let end, let control1, let control2): ("C", [control1, control2, end])
        case .closeSubpath: ("Z", [])
        }
      text.appendLiteral(name)
      for (index, point) in points.enumerated() {
        if index > 0 { text.appendLiteral(" ") }
        text.appendInterpolation(Double(point.x))
        text.appendLiteral(" ")
        text.appendInterpolation(Double(point.y))
      }
    }
    return CSS(stringInterpolation: text)
  }

  /// True if all coordinates are finite.
  package var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
  }
}
