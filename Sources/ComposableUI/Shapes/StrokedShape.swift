/// The outline of a shape, as a shape.
struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  func _drawn(with shapeStyle: ResolvedShapeStyle) -> ShapeContent {
    var content = shape._drawn(with: shapeStyle)
    content.fill = nil
    content.stroke = ShapeContent.Stroke(shapeStyle: shapeStyle, style: style)
    return content
  }
}
