public import ComposableUI

nonisolated extension View {
  /// Sets a binding to the value that a user selects on the x axis of a chart.
  ///
  /// ```swift
  /// Chart(days) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.steps)) }
  ///   .chartXSelection(value: $date)
  /// ```
  ///
  /// 1. The value is that at the place of a pointer above the chart or of a finger on it, and `nil` once the
  ///    pointer leaves the chart or the finger is lifted.
  /// 2. The arrow keys select the values of the marks, one after the other, Home and End the first and the
  ///    last one, and Escape none. Of several selections of a chart, they change the innermost one.
  /// 3. A pointer is reported at most 20 times a second.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    selection(ChartSelection(.x, value))
  }

  /// Sets a binding to the values that a user selects on the x axis of a chart by dragging.
  public func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    selection(ChartSelection(.xRange, range: range))
  }

  /// Sets a binding to the value that a user selects on the y axis of a chart.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    selection(ChartSelection(.y, value))
  }

  /// Sets a binding to the values that a user selects on the y axis of a chart by dragging.
  public func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    selection(ChartSelection(.yRange, range: range))
  }

  /// Sets a binding to the sum of the values of sectors up to the angle that a user selects.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    selection(ChartSelection(.angle, value))
  }

  private func selection(_ selection: ChartSelection) -> some View {
    let selection = Reference(selection)
    return chartOptions { $0.selections.append(selection) }
  }
}
