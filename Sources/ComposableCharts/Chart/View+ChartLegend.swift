public import ComposableUI
public import Foundation

nonisolated extension View {
  /// Hides or shows the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Sets the place of the legend of charts.
  ///
  /// - Parameters:
  ///   - position: The place. Corners of the plot area are those above or below it.
  ///   - alignment: The alignment at the edge; `nil` for the leading one.
  ///   - spacing: The distance from the plot area, in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    legend(position, alignment, spacing, nil)
  }

  /// Sets the place and the views of the legend of charts.
  ///
  /// - Parameters:
  ///   - position: The place. Corners of the plot area are those above or below it.
  ///   - alignment: The alignment at the edge; `nil` for the leading one.
  ///   - spacing: The distance from the plot area, in points.
  ///   - content: The views.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    legend(position, alignment, spacing, Reference(AnyView(content())))
  }

  private func legend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: Reference<AnyView>?
  ) -> some View {
    chartOptions { options in
      options.legend.position = position
      options.legend.alignment = alignment
      options.legend.spacing = spacing.map { Double($0) }
      options.legend.content = content
    }
  }
}
