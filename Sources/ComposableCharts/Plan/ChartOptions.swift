import ComposableUI

/// The options of a chart, which the modifiers around it set. Of several, the outermost ones come first.
struct ChartOptions: Equatable {
  var x = AxisOptions()
  var y = AxisOptions()
  var styles = StyleOptions()
  var symbols = SymbolOptions()
  var legend = LegendOptions()
  /// Return the plot area with modifiers.
  var plotStyles: [Reference<(AnyView) -> AnyView>] = []
  /// Return the views behind and in front of the plot area.
  var backgrounds: [ChartLayer] = []
  var overlays: [ChartLayer] = []
  /// The selections. That of the keyboard is the innermost one.
  var selections: [Reference<ChartSelection>] = []
  var scroll = ScrollOptions()
}

/// Views behind or in front of a plot area.
struct ChartLayer: Equatable {
  let alignment: Alignment
  let content: Reference<(ChartProxy) -> AnyView>
}

/// The options of an axis.
struct AxisOptions: Equatable {
  var scale = ScaleOptions()
  var visibility = Visibility.automatic
  /// The marks of the axis; `nil` for the default ones.
  var content: Reference<[_AxisMarks]>?
  var title: AxisTitle?

  /// The marks of the axis.
  var marks: [_AxisMarks] {
    if visibility == .hidden { return [] }
    return content?.value ?? [_AxisMarks(position: .automatic, values: .automatic)]
  }

  /// The values of the first marks, which the scale is extended to.
  var values: AxisMarkValues { content?.value.first?.values ?? .automatic }
}

/// The title of an axis.
struct AxisTitle: Equatable {
  let position: AnnotationPosition
  let alignment: Alignment?
  /// The distance from the axis, in points.
  let spacing: Double?
  let view: Reference<AnyView>
}

/// The options of a scale of symbols.
struct SymbolOptions: Equatable, Sendable {
  var domain: [_Datum] = []
  var range: [_ChartSymbol] = []
}

/// The options of the legend.
struct LegendOptions: Equatable {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.bottom
  var alignment: Alignment?
  /// The distance from the chart, in points.
  var spacing: Double?
  /// The views of the legend; `nil` for the default ones.
  var content: Reference<AnyView>?
}

/// The options of scrolling.
struct ScrollOptions: Equatable {
  var isScrollable = false
  /// The length of the part of the x axis that a user sees; `nil` for the whole axis.
  var visibleLength: Double?
}

private enum ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  /// The options of the charts in a view.
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

nonisolated extension View {
  func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}

extension ScaleOptions {
  /// The length at a place of the scale, with the distances from the ends of the plot area.
  func place(_ fraction: Double, on axis: Axis) -> PlotLength {
    let (start, end) =
      axis == .horizontal ? (startPadding, endPadding) : (endPadding, startPadding)
    return PlotLength(fraction: fraction, points: start * (1 - fraction) - end * fraction)
  }
}
