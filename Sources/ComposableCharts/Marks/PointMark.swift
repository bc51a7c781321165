public import Foundation

/// A point at two values, drawn as a symbol.
///
/// ```swift
/// Chart(people) { PointMark(x: .value("Height", $0.height), y: .value("Weight", $0.weight)) }
/// ```
public nonisolated struct PointMark: MarkContent {
  var mark = Mark(kind: .point)

  /// Creates a point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.set(x: x)
    mark.set(y: y)
  }

  /// Creates a point on the x axis alone.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - y: The distance from the upper edge of the plot area, in points; `nil` for its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.set(x: x)
    mark.y = .points(y.map { Double($0) }, y.map { Double($0) })
  }

  /// Creates a point on the y axis alone.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the plot area, in points; `nil` for its middle.
  ///   - y: The value on the y axis.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = .points(x.map { Double($0) }, x.map { Double($0) })
    mark.set(y: y)
  }
}
