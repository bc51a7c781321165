/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: Double
  let end: Double

  func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent {
    var content = shape._drawn(with: paint)
    let whole = content.trim
    let length = whole.upperBound - whole.lowerBound
    let start = place(start, else: 0)
    // A part that ends before it begins is none.
    let end = max(start, place(end, else: 1))
    content.trim = (whole.lowerBound + start * length)...(whole.lowerBound + end * length)
    return content
  }

  private func place(_ number: Double, else usual: Double) -> Double {
    number.isNaN ? usual : min(max(number, 0), 1)
  }
}
