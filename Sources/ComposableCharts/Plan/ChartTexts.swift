import ComposableUI
import Foundation

/// The texts of a chart for assistive technologies.
struct ChartTexts {
  private let layout: PlotLayout
  private let environment: EnvironmentValues
  /// True if no date has a time of day.
  private let omitsTime: Bool

  /// The number of rows of a table, so that a chart of very many marks is not a page of very many cells.
  private static let maxRows = 1000

  init(_ layout: PlotLayout, in environment: EnvironmentValues, _ calendar: Calendar) {
    self.layout = layout
    self.environment = environment
    omitsTime = layout.marks.lazy.flatMap { $0.x.data + $0.y.data }.allSatisfy { datum in
      guard case .date(let date) = datum else { return true }
      return calendar.startOfDay(for: date) == date
    }
  }

  /// Returns the text of a value.
  func text(of datum: _Datum) -> String {
    let text: Text =
      switch datum {
      case .number(let number): Text(number, format: .number)
      case .date(let date):
        Text(
          date,
          format: Date.FormatStyle(date: .abbreviated, time: omitsTime ? .omitted : .shortened))
      case .category(let name): Text(verbatim: name)
      }
    return text.string(in: environment)
  }

  private func text(of place: AxisPlace) -> String? {
    switch place {
    case .at(let interval): text(of: interval.start)
    case .between(let start, let end): "\(text(of: start)) – \(text(of: end))"
    case .points: nil
    }
  }

  /// Returns the values as a table.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the x axis.
  ///   - y: The name of the values on the y axis.
  func table(x: String?, y: String?) -> ChartTableContent {
    let shown = layout.marks.filter { mark in
      !mark.mark.traits.isAccessibilityHidden
        && (mark.ownX.data + mark.ownY.data).allSatisfy { $0.number != nil || $0.category != nil }
    }.prefix(Self.maxRows)
    let series = shown.lazy.compactMap { $0.mark.traits.styleValue?.label }.first
    let cells = shown.map { placed -> (x: String?, y: String?, series: String?) in
      let traits = placed.mark.traits
      let (first, second) = (text(of: placed.ownX), text(of: placed.ownY))
      let value = traits.accessibilityValue?.string(in: environment)
      let label = traits.accessibilityLabel?.string(in: environment)
      let name = placed.series.map { text(of: $0) }
      // A label names the mark, and a value tells what it stands for.
      return placed.isHorizontal
        ? (value ?? first, label ?? second, name) : (label ?? first, value ?? second, name)
    }
    let columns = (
      x: cells.contains { $0.x != nil }, y: cells.contains { $0.y != nil },
      series: cells.contains { $0.series != nil }
    )
    func row(_ x: String?, _ y: String?, _ series: String?) -> [String] {
      (columns.series && !columns.x ? [series ?? ""] : []) + (columns.x ? [x ?? ""] : [])
        + (columns.y ? [y ?? ""] : []) + (columns.series && columns.x ? [series ?? ""] : [])
    }
    return ChartTableContent(
      header: row(x, y, series?.string(in: environment)),
      rows: cells.map { row($0.x, $0.y, $0.series) })
  }

  /// Returns what a selected value is, and what the chart has there.
  func text(of selected: _Datum, _ kind: ChartSelection.Kind) -> String {
    let place = { (mark: PlacedMark) in kind == .y || kind == .yRange ? mark.ownY : mark.ownX }
    let other = { (mark: PlacedMark) in kind == .y || kind == .yRange ? mark.ownX : mark.ownY }
    if kind == .angle { return sector(at: selected) ?? text(of: selected) }
    let values = layout.marks.filter {
      if case .at(let interval) = place($0) { interval.start == selected } else { false }
    }.compactMap { text(of: other($0)) }
    return ([text(of: selected)] + values).joined(separator: ", ")
  }

  private func sector(at selected: _Datum) -> String? {
    guard let number = selected.number else { return nil }
    var sum = 0.0
    for mark in layout.marks where mark.mark.kind == .sector {
      sum += mark.angle
      if number <= sum {
        return [mark.series.map { text(of: $0) }, text(of: mark.ownY)].compactMap(\.self)
          .joined(separator: ", ")
      }
    }
    return nil
  }
}
