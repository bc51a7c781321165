/// A shape's outline.
struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent {
    var content = shape._drawn(with: paint)
    content.fill = nil
    content.stroke = ShapeContent.Stroke(paint: paint, style: style)
    return content
  }
}
