public import Foundation

nonisolated extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  /// Returns the path with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.path(self), fill: style)
  }
}

extension Path: CustomStringConvertible {
  /// The parts of the path in PostScript's notation, such as `0.0 0.0 m 10.0 0.0 l h`.
  public var description: String {
    elements.map { element in
      let name =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      return element.points.map { "\(Double($0.x)) \(Double($0.y)) " }.joined() + name
    }
    .joined(separator: " ")
  }
}
