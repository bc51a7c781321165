public import ComposableUI

/// The plot area of a chart, as a view: see `chartPlotStyle`.
public nonisolated struct ChartPlotContent: View {
  let plot: AnyView

  /// The content of the view.
  public var body: some View { plot }
}

nonisolated extension View {
  /// Adds modifiers to the plot area of charts.
  ///
  /// ```swift
  /// .chartPlotStyle { $0.background(.blue.opacity(0.1)).frame(height: 200) }
  /// ```
  public func chartPlotStyle(
    @ViewBuilder content: @escaping (ChartPlotContent) -> some View
  ) -> some View {
    let style = Reference { (view: AnyView) in AnyView(content(ChartPlotContent(plot: view))) }
    return chartOptions { $0.plotStyles.append(style) }
  }

  /// Adds views behind the plot area of charts.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in the plot area.
  ///   - content: Returns the views.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    let layer = ChartLayer(alignment: alignment, content: Reference { AnyView(content($0)) })
    return chartOptions { $0.backgrounds.append(layer) }
  }

  /// Adds views in front of the plot area of charts.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in the plot area.
  ///   - content: Returns the views.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    let layer = ChartLayer(alignment: alignment, content: Reference { AnyView(content($0)) })
    return chartOptions { $0.overlays.append(layer) }
  }

  /// Adds a gesture to the plot area of charts.
  public func chartGesture(_ body: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartOverlay { proxy in
      Rectangle().fill(.clear).contentShape(Rectangle()).gesture(body(proxy))
    }
  }
}
