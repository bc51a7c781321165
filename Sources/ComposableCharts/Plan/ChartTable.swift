import ComposableUI
import Foundation

/// The values of a chart, as assistive technologies find them in a table.
struct ChartTable: Equatable {
  /// The values of a mark.
  struct Row: Equatable {
    let x: AxisPlace
    let y: AxisPlace
    let series: _Datum?
    /// The name of the mark and of its value, in place of the values.
    let label: String?
    let value: String?
    /// True if the value is on the x axis.
    let isHorizontal: Bool
  }

  /// The names of the columns; `nil` for one that does not exist.
  let x: String?
  let y: String?
  let series: String?
  let rows: [Row]
  /// True if no date has a time of day.
  let omitsTime: Bool
  /// The locale and the calendar of the user.
  let locale: Locale
  let calendar: Calendar

  /// The number of rows of a table, so that a chart of very many marks is not a page of very many cells.
  private static let maxRows = 1000

  /// Creates the table of a chart.
  ///
  /// - Parameters:
  ///   - layout: The marks.
  ///   - x: The name of the values on the x axis.
  ///   - y: The name of the values on the y axis.
  ///   - environment: The environment of the chart.
  ///   - calendar: The calendar of the user, with the time zone.
  init(
    _ layout: PlotLayout, x: String?, y: String?, in environment: EnvironmentValues,
    _ calendar: Calendar
  ) {
    let shown = layout.marks.filter { mark in
      !mark.mark.traits.isAccessibilityHidden
        && (mark.ownX.data + mark.ownY.data).allSatisfy { $0.number != nil || $0.category != nil }
    }.prefix(Self.maxRows)
    rows = shown.map { placed in
      let traits = placed.mark.traits
      return Row(
        x: placed.ownX, y: placed.ownY, series: placed.series,
        label: traits.accessibilityLabel?.string(in: environment),
        value: traits.accessibilityValue?.string(in: environment),
        isHorizontal: placed.isHorizontal)
    }
    self.x = rows.contains { $0.x.isPlotted } ? x ?? "" : nil
    self.y = rows.contains { $0.y.isPlotted } ? y ?? "" : nil
    series =
      rows.contains { $0.series != nil }
      ? shown.lazy.compactMap { $0.mark.traits.styleValue?.label }.first?.string(in: environment)
        ?? ""
      : nil
    (locale, self.calendar) = (environment.locale, calendar)
    omitsTime = rows.lazy.flatMap { $0.x.data + $0.y.data }.allSatisfy { datum in
      guard case .date(let date) = datum else { return true }
      return calendar.startOfDay(for: date) == date
    }
  }
}
