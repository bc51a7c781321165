public import Foundation

/// A sector of a circle or of a ring, whose angle is the part of a value in the sum.
///
/// ```swift
/// Chart(sales) {
///   SectorMark(angle: .value("Sales", $0.count), innerRadius: .ratio(0.6), angularInset: 1.5)
///     .cornerRadius(4)
///     .foregroundStyle(by: .value("Product", $0.name))
/// }
/// ```
///
/// 1. The first sector begins at the top, and the others follow clockwise.
/// 2. Lengths in points are those of a circle with a diameter of 240 points. In another size, they grow or
///    shrink with the circle.
/// 3. A value below zero counts as zero.
public nonisolated struct SectorMark: MarkContent {
  var mark = Mark(kind: .sector)

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The inner radius: `.ratio(0.6)` of the whole circle, or a fixed one in points.
  ///   - outerRadius: The outer radius.
  ///   - angularInset: Half of the distance between sectors, in points.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.set(y: angle)
    mark.sector = Mark.SectorDimensions(
      inner: innerRadius, outer: outerRadius, inset: Double(angularInset ?? 0))
  }
}
