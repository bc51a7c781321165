public import Foundation

/// A bar, from zero to a value or between two values.
///
/// ```swift
/// Chart(sales) { BarMark(x: .value("Product", $0.name), y: .value("Sales", $0.count)) }
/// ```
///
/// 1. It is vertical if the number is on the y axis, and horizontal if only the x axis has one.
/// 2. Bars at one place are put on top of each other, see ``MarkStackingMethod``, or beside each other, see
///    ``ChartContent/position(by:axis:span:)``.
public nonisolated struct BarMark: MarkContent {
  var mark = Mark(kind: .bar)

  /// Creates a bar from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - width: The width of a vertical bar.
  ///   - height: The height of a horizontal bar.
  ///   - stacking: The place of several bars with the same value on the other axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.set(x: x)
    mark.set(y: y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  /// Creates a vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.set(x: x)
    mark.set(yStart: yStart, yEnd)
    mark.width = width
  }

  /// Creates a horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.set(y: y)
    mark.height = height
  }

  /// Creates a bar on the x axis alone.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - yStart: The distance of its upper edge from that of the plot area, in points; `nil` for none.
  ///   - yEnd: The distance of its lower edge from the upper edge of the plot area, in points; `nil` for
  ///     the lower edge of that.
  ///   - width: The width of a bar at a date or category.
  ///   - stacking: The place of several bars.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.set(x: x)
    mark.y = .points(yStart.map { Double($0) }, yEnd.map { Double($0) })
    (mark.width, mark.stacking) = (width, stacking)
  }

  /// Creates a bar on the y axis alone.
  ///
  /// - Parameters:
  ///   - xStart: The distance of its left edge from that of the plot area, in points; `nil` for none.
  ///   - xEnd: The distance of its right edge from the left edge of the plot area, in points; `nil` for the
  ///     right edge of that.
  ///   - y: The value on the y axis.
  ///   - height: The height of a bar at a date or category.
  ///   - stacking: The place of several bars.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .points(xStart.map { Double($0) }, xEnd.map { Double($0) })
    mark.set(y: y)
    (mark.height, mark.stacking) = (height, stacking)
  }

  /// Creates a bar between two values on the x axis alone.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.y = .points(yStart.map { Double($0) }, yEnd.map { Double($0) })
  }
}
