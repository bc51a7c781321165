import Foundation

/// A shape with a part of its outline.
nonisolated struct TrimmedShape<Base: Shape>: DerivedShape {
  var shape: Base
  let start: Double
  let end: Double

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: CGFloat(part.lowerBound), to: CGFloat(part.upperBound))
  }

  func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    var shape = shape._filled(with: style)
    let base = shape.content.trim
    let length = base.upperBound - base.lowerBound
    let (start, end) = (part.lowerBound * length, part.upperBound * length)
    shape.content.trim = base.lowerBound + start...base.lowerBound + end
    return shape
  }

  /// The part of the outline. One that ends before it starts is empty.
  private var part: ClosedRange<Double> {
    let start = clamped(start, ifNaN: 0)
    return start...max(start, clamped(end, ifNaN: 1))
  }

  private func clamped(_ number: Double, ifNaN fallback: Double) -> Double {
    number.isNaN ? fallback : min(max(number, 0), 1)
  }
}
