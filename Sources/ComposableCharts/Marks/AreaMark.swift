/// A point of the upper edge of an area, or of both edges.
///
/// ```swift
/// Chart(days) { AreaMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
/// ```
///
/// 1. The points with one series, or with one value of ``ChartContent/foregroundStyle(by:)``, are an area.
///    It has the style of its first point.
/// 2. Areas of several series are put on top of each other, see ``MarkStackingMethod``.
public nonisolated struct AreaMark: MarkContent {
  var mark = Mark(kind: .area)

  /// Creates a point of an area above zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.set(x: x)
    mark.set(y: y)
    mark.stacking = stacking
  }

  /// Creates a point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.set(series: series)
  }

  /// Creates the points of the lower and the upper edge of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.set(x: x)
    mark.set(yStart: yStart, yEnd)
  }

  /// Creates the points of the lower and the upper edge of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.set(series: series)
  }

  /// Creates the points of the left and the right edge of an area.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.set(xStart: xStart, xEnd)
    mark.set(y: y)
  }
}
