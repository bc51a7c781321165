import ComposableUI
import Foundation

/// A chart as it is shown in an environment.
struct ChartPlan {
  let layout: PlotLayout
  let marks: [DrawnMark]
  let x: AxisPlan
  let y: AxisPlan
  let legend: [LegendEntry]
  let table: ChartTable
  /// The names of the values.
  let names: (x: String?, y: String?)

  /// An entry of the legend.
  struct LegendEntry: Identifiable {
    let id: String
    let element: LegendItemContent
  }

  init(_ all: [Mark], _ options: ChartOptions, in environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    layout = PlotLayout(all, options, in: calendar)
    marks = layout.drawn(symbols: options.symbols.range)
    x = AxisPlan(.horizontal, options.x, on: layout.x, in: calendar)
    y = AxisPlan(.vertical, options.y, on: layout.y, in: calendar)
    func name(_ label: Text?) -> String? {
      label.map { $0.string(in: environment) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    names = (
      name(all.lazy.compactMap(\.xLabel).first), name(all.lazy.compactMap(\.yLabel).first)
    )
    table = ChartTable(layout, x: names.x, y: names.y, in: environment, calendar)
    legend = Self.legend(layout, options)
  }

  /// The name of the chart for assistive technologies.
  var label: String { [names.y, names.x].compactMap(\.self).joined(separator: ", ") }

  private static func legend(_ layout: PlotLayout, _ options: ChartOptions) -> [LegendEntry] {
    let symbols =
      options.symbols.range.isEmpty ? BasicChartSymbolShape.all : options.symbols.range
    func symbol(_ name: String) -> _ChartSymbol {
      layout.symbols.index(of: .category(name)).map { symbols[$0 % symbols.count] } ?? .circle
    }
    let names = layout.styles.names
    let colored = Set(names)
    return names.map { name in
      LegendEntry(
        id: name,
        element: LegendItemContent(
          paint: layout.styles.paint(of: .category(name)), symbol: symbol(name)))
    }
      + layout.symbols.names.filter { !colored.contains($0) }.map { name in
        LegendEntry(
          id: name,
          element: LegendItemContent(
            paint: .style(Color.secondary._resolved), symbol: symbol(name)))
      }
  }
}
