@_spi(Renderer) import ComposableUI
import Foundation

/// The elements of a chart.
nonisolated struct ChartView: View {
  let plan: ChartPlan
  let options: ChartOptions
  let slider: PlotLayerContent.Slider?

  var body: some View {
    ElementView(ChartContainerContent(label: plan.label)) {
      legend
      if let title = options.x.title {
        ElementView(
          ChartPartContent(
            part: .xTitle(title.position.place), alignment: title.alignment?.horizontal,
            spacing: title.spacing)
        ) {
          title.view.value
        }
      }
      if let title = options.y.title {
        ElementView(
          ChartPartContent(
            part: .yTitle(title.position.place), alignment: title.alignment?.horizontal,
            spacing: title.spacing)
        ) {
          title.view.value
        }
      }
      if !plan.layout.hasSectors { labels(.leading, of: plan.y) }
      ElementView(ChartPartContent(part: .body(length: scrolledLength))) {
        if !plan.layout.hasSectors { labels(.top, of: plan.x) }
        ElementView(ChartPartContent(part: .area)) { styledPlot }
        if !plan.layout.hasSectors { labels(.bottom, of: plan.x) }
      }
      if !plan.layout.hasSectors { labels(.trailing, of: plan.y) }
      ChartTableView(table: plan.table)
    }
    .needing("charts.css").needing(slider == nil ? nil : "charts.js")
  }

  /// The length of the plot area, in multiples of what a user sees; `nil` for a chart that does not scroll.
  private var scrolledLength: Double? {
    guard options.scroll.isScrollable, let visible = options.scroll.visibleLength, visible > 0
    else { return nil }
    if case .numbers(let start, let end, _) = plan.layout.x.domain {
      return abs(end - start) / visible
    }
    return Double(plan.layout.x.categories.count) / visible
  }

  @ViewBuilder private func labels(_ edge: AxisMarkPosition.Edge, of axis: AxisPlan) -> some View {
    if let labels = axis.labels[edge] {
      ElementView(ChartPartContent(part: .labels(edge))) {
        ComposableUI.ForEach(labels) { label in
          ElementView(label.element) {
            if let font = label.font { label.view.font(font) } else { label.view }
          }
        }
      }
    }
  }

  @ViewBuilder private var legend: some View {
    if options.legend.visibility != .hidden,
      options.legend.content != nil || !plan.legend.isEmpty
    {
      ElementView(
        ChartPartContent(
          part: .legend(options.legend.position.place),
          alignment: options.legend.alignment?.horizontal, spacing: options.legend.spacing)
      ) {
        if let content = options.legend.content {
          content.value
        } else {
          ElementView(ChartPartContent(part: .legendItems)) {
            ComposableUI.ForEach(plan.legend) { entry in
              ElementView(entry.element) { Text(verbatim: entry.id) }
            }
          }
        }
      }
    }
  }

  private var styledPlot: AnyView {
    options.plotStyles.reversed().reduce(AnyView(plot)) { view, style in style.value(view) }
  }

  private var plot: some View {
    ElementView(PlotAreaContent()) {
      layers(options.backgrounds)
      if !plan.layout.hasSectors {
        ElementView(PlotLayerContent(layer: .grid)) {
          ComposableUI.ForEach(plan.x.lines) { ElementView($0.element) }
          ComposableUI.ForEach(plan.y.lines) { ElementView($0.element) }
        }
      }
      ElementView(
        PlotLayerContent(
          layer: .marks, slider: slider, isSquare: plan.layout.hasSectors, insets: insets),
        handler: select
      ) {
        ComposableUI.ForEach(plan.marks) { mark in
          ElementView(mark.element) {
            if let view = mark.view {
              ElementView(ChartAnnotationContent(position: .overlay)) { view }
            }
            ComposableUI.ForEach(mark.annotations.indices, id: \.self) { index in
              let annotation = mark.annotations[index]
              ElementView(
                ChartAnnotationContent(
                  position: annotation.position.place, alignment: annotation.alignment,
                  spacing: annotation.spacing)
              ) {
                annotation.content
              }
            }
          }
        }
      }
      layers(options.overlays.reversed())
    }
  }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: CGFloat(options.y.scale.endPadding), leading: CGFloat(options.x.scale.startPadding),
      bottom: CGFloat(options.y.scale.startPadding), trailing: CGFloat(options.x.scale.endPadding))
  }

  private func layers(_ layers: [ChartLayer]) -> some View {
    ComposableUI.ForEach(layers.indices, id: \.self) { index in
      ElementView(PlotLayerContent(layer: .views)) {
        GeometryReader { geometry in
          layers[index].content.value(
            ChartProxy(
              layout: plan.layout, plotSize: geometry.size, xScale: options.x.scale,
              yScale: options.y.scale)
          )
          .frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        }
      }
    }
  }

  /// Handles an event of the script of selections.
  private func select(_ interaction: Interaction) -> Bool {
    guard !options.selections.isEmpty, case .event(let name, let data) = interaction,
      let numbers = try? JSONDecoder().decode([Double].self, from: data),
      numbers.allSatisfy(\.isFinite)
    else { return false }
    switch (name, numbers.count) {
    case ("select", 4):
      // The start of the drag, and where it is now.
      let fractions = numbers.map { max(0, min(1, $0)) }
      let start = PlotPoint(x: fractions[0], y: fractions[1])
      let end = PlotPoint(x: fractions[2], y: fractions[3])
      for selection in options.selections.map(\.value) {
        let values = [start, end].map { plan.layout.datum(selection.kind, at: $0) }
        selection.select(values[0].flatMap { start in values[1].map { (start, $0) } })
      }
    case ("deselect", 0):
      for selection in options.selections.map(\.value) where !selection.isRange {
        selection.select(nil)
      }
    case ("step", 1):
      guard let selection = options.selections.last?.value, abs(numbers[0]) <= 1e6 else {
        return false
      }
      step(Int(numbers[0]), selection)
    case ("clear", 0):
      for selection in options.selections { selection.value.select(nil) }
    default: return false
    }
    return true
  }

  /// Selects the value some values after the selected one, or the first or the last one.
  private func step(_ count: Int, _ selection: ChartSelection) {
    let values = plan.layout.values(of: selection.kind)
    guard !values.isEmpty else { return }
    let current = selection.current()
    let index = current.flatMap { values.firstIndex(of: $0) }
    let next: Int
    if let index {
      next = index + count
    } else if let number = current?.number, count > 0 {
      next = (values.firstIndex { ($0.number ?? 0) > number } ?? values.count) + count - 1
    } else if let number = current?.number {
      next = (values.lastIndex { ($0.number ?? 0) < number } ?? -1) + count + 1
    } else {
      next = count > 0 ? count - 1 : values.count + count
    }
    let value = values[max(0, min(values.count - 1, next))]
    selection.select((value, value))
  }
}
