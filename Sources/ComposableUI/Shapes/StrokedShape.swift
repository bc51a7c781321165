import Foundation

/// The outline of a shape, as a shape.
nonisolated struct StrokedShape<Base: Shape>: DerivedShape {
  var shape: Base
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func _filled(with shapeStyle: ResolvedShapeStyle) -> FilledShape {
    var shape = shape._filled(with: shapeStyle)
    shape.content.fill = nil
    shape.content.stroke = ShapeContent.Stroke(shapeStyle: shapeStyle, style: style)
    return shape
  }
}
