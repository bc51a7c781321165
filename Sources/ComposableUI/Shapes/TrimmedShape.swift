/// A shape with a part of its outline.
struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: Double
  let end: Double

  func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    var shape = shape._filled(with: style)
    let baseTrim = shape.content.trim
    let length = baseTrim.upperBound - baseTrim.lowerBound
    let start = clamped(start, ifNaN: 0)
    // A part that ends before it starts is empty.
    let end = max(start, clamped(end, ifNaN: 1))
    shape.content.trim =
      (baseTrim.lowerBound + start * length)...(baseTrim.lowerBound + end * length)
    return shape
  }

  private func clamped(_ number: Double, ifNaN fallback: Double) -> Double {
    number.isNaN ? fallback : min(max(number, 0), 1)
  }
}
