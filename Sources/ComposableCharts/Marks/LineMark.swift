/// A point of a line.
///
/// ```swift
/// Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
/// ```
///
/// The points with one series, or with one value of ``ChartContent/foregroundStyle(by:)``, are a line. It
/// has the style of its first point.
public nonisolated struct LineMark: MarkContent {
  var mark = Mark(kind: .line)

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.set(x: x)
    mark.set(y: y)
  }

  /// Creates a point of one of several lines.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - series: The line.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.set(series: series)
  }
}
