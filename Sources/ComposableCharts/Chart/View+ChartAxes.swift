public import ComposableUI
public import Foundation

nonisolated extension View {
  /// Sets the marks of the x axis of charts.
  ///
  /// - Parameter content: The marks.
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let marks = Reference(content()._axisMarks)
    return chartOptions { $0.x.content = marks }
  }

  /// Hides or shows the x axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Sets the marks of the y axis of charts.
  ///
  /// - Parameter content: The marks.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let marks = Reference(content()._axisMarks)
    return chartOptions { $0.y.content = marks }
  }

  /// Hides or shows the y axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  /// Sets the title of the x axis of charts.
  ///
  /// - Parameters:
  ///   - position: The place of the title, at the bottom or the top.
  ///   - alignment: The alignment of the title; `nil` for the center.
  ///   - spacing: The distance from the axis, in points.
  ///   - content: The title.
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let title = AxisTitle(
      position: position == .automatic ? .bottom : position, alignment: alignment,
      spacing: spacing.map { Double($0) }, view: Reference(AnyView(content())))
    return chartOptions { $0.x.title = title }
  }

  /// Sets the title of the x axis of charts, in the language of the environment.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the x axis of charts.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Sets the title of the x axis of charts, which is shown as it is.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(
      Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing)
  }

  /// Sets the title of the y axis of charts.
  ///
  /// - Parameters:
  ///   - position: The place of the title: above the axis, or beside it from the bottom to the top.
  ///   - alignment: The alignment of the title; `nil` for the trailing edge.
  ///   - spacing: The distance from the axis, in points.
  ///   - content: The title.
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing.map { Double($0) },
      view: Reference(AnyView(content())))
    return chartOptions { $0.y.title = title }
  }

  /// Sets the title of the y axis of charts, in the language of the environment.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the y axis of charts.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Sets the title of the y axis of charts, which is shown as it is.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(
      Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing)
  }
}
