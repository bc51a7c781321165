public import Foundation

/// A straight line at a value, across the plot area or between two values.
///
/// ```swift
/// RuleMark(y: .value("Goal", 10_000)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
/// ```
public nonisolated struct RuleMark: MarkContent {
  var mark = Mark(kind: .rule)

  /// Creates a vertical line.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - yStart: The distance of its upper end from the upper edge of the plot area, in points.
  ///   - yEnd: The distance of its lower end from the upper edge of the plot area, in points; `nil` for the
  ///     lower edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.set(x: x)
    mark.y = .points(yStart.map { Double($0) }, yEnd.map { Double($0) })
  }

  /// Creates a horizontal line.
  ///
  /// - Parameters:
  ///   - xStart: The distance of its left end from the left edge of the plot area, in points.
  ///   - xEnd: The distance of its right end from the left edge of the plot area, in points; `nil` for the
  ///     right edge.
  ///   - y: The value on the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark.x = .points(xStart.map { Double($0) }, xEnd.map { Double($0) })
    mark.set(y: y)
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.set(x: x)
    mark.set(yStart: yStart, yEnd)
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.set(y: y)
  }
}
