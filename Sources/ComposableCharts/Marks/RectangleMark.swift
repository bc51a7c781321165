public import Foundation

/// A rectangle between values.
///
/// ```swift
/// Chart(cells) { RectangleMark(x: .value("Hour", $0.hour), y: .value("Day", $0.day)) }
/// ```
public nonisolated struct RectangleMark: MarkContent {
  var mark = Mark(kind: .rectangle)

  /// Creates a rectangle around two values, such as a cell of a table.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.set(x: x)
    mark.set(y: y)
    (mark.width, mark.height) = (width, height)
  }

  /// Creates a rectangle between two values on either axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.set(yStart: yStart, yEnd)
  }

  /// Creates a rectangle around a value on the x axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.set(x: x)
    mark.set(yStart: yStart, yEnd)
    mark.width = width
  }

  /// Creates a rectangle around a value on the y axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.set(y: y)
    mark.height = height
  }

  /// Creates a rectangle between two values on the x axis.
  ///
  /// - Parameters:
  ///   - xStart: The first value on the x axis.
  ///   - xEnd: The last value on the x axis.
  ///   - yStart: The distance of its upper edge from that of the plot area, in points; `nil` for none.
  ///   - yEnd: The distance of its lower edge from the upper edge of the plot area, in points; `nil` for
  ///     the lower edge of that.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.y = .points(yStart.map { Double($0) }, yEnd.map { Double($0) })
  }

  /// Creates a rectangle between two values on the y axis.
  ///
  /// - Parameters:
  ///   - xStart: The distance of its left edge from that of the plot area, in points; `nil` for none.
  ///   - xEnd: The distance of its right edge from the left edge of the plot area, in points; `nil` for the
  ///     right edge of that.
  ///   - yStart: The first value on the y axis.
  ///   - yEnd: The last value on the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .points(xStart.map { Double($0) }, xEnd.map { Double($0) })
    mark.set(yStart: yStart, yEnd)
  }
}
