import ComposableUI
import Foundation

/// The texts of a table.
struct ChartTexts {
  private let table: ChartTable
  private let environment: EnvironmentValues

  init(_ table: ChartTable) {
    self.table = table
    var environment = EnvironmentValues()
    environment.locale = table.locale
    environment.calendar = table.calendar
    environment.timeZone = table.calendar.timeZone
    self.environment = environment
  }

  /// Returns the text of a value.
  func text(of datum: _Datum) -> String {
    let text: Text =
      switch datum {
      case .number(let number): Text(number, format: .number)
      case .date(let date):
        Text(
          date,
          format: Date.FormatStyle(
            date: .abbreviated, time: table.omitsTime ? .omitted : .shortened))
      case .category(let name): Text(verbatim: name)
      }
    return text.string(in: environment)
  }

  private func text(of place: AxisPlace) -> String {
    switch place {
    case .at(let interval): text(of: interval.start)
    case .between(let start, let end): "\(text(of: start)) – \(text(of: end))"
    case .points: ""
    }
  }

  /// The table as an element.
  var element: ChartTableContent {
    let rows = table.rows.map { row in
      cells(
        (row.isHorizontal ? row.value : row.label) ?? text(of: row.x),
        (row.isHorizontal ? row.label : row.value) ?? text(of: row.y),
        row.series.map { text(of: $0) } ?? "")
    }
    return ChartTableContent(
      header: cells(table.x ?? "", table.y ?? "", table.series ?? ""), rows: rows)
  }

  /// Returns the cells of the columns that exist. Where there is no x axis, series are the names of rows.
  private func cells(_ x: String, _ y: String, _ series: String) -> [String] {
    let hasSeries = table.series != nil
    return (hasSeries && table.x == nil ? [series] : []) + (table.x == nil ? [] : [x])
      + (table.y == nil ? [] : [y]) + (hasSeries && table.x != nil ? [series] : [])
  }

  /// Returns the text of a selected value, and of the marks at it.
  func text(of selected: _Datum, _ kind: ChartSelection.Kind) -> String {
    if kind == .angle { return sector(at: selected) ?? text(of: selected) }
    let isOnY = kind == .y || kind == .yRange
    let values = table.rows.filter { row in
      if case .at(let interval) = isOnY ? row.y : row.x {
        interval.start == selected
      } else {
        false
      }
    }.map { text(of: isOnY ? $0.x : $0.y) }
    return ([text(of: selected)] + values).joined(separator: ", ")
  }

  private func sector(at selected: _Datum) -> String? {
    guard let number = selected.number else { return nil }
    var sum = 0.0
    for row in table.rows {
      guard let value = row.y.stackedNumber, !row.x.isPlotted else { continue }
      sum += max(0, value)
      if number <= sum {
        return ((row.series.map { [text(of: $0)] } ?? []) + [text(of: row.y)])
          .joined(separator: ", ")
      }
    }
    return nil
  }
}
