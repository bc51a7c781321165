import Foundation

/// A control for selecting several dates in a calendar.
///
/// ```swift
/// @State private var dates: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $dates, in: Date.now...)
/// ```
///
/// 1. A press of a day selects it, or deselects it if it is selected.
/// 2. The components of a day are `calendar`, `era`, `year`, `month` and `day`. The calendar is that of
///    the environment, in its locale and in its time zone.
/// 3. Each member of the selection whose year, month and day are those of a day marks it, also one with
///    other components. Those that are outside of the bounds stay as they are.
/// 4. The keyboard moves as in a ``DatePicker`` with the graphical style. The label names the calendar
///    for assistive technologies only.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    let calendar = calendar.localized(locale, in: timeZone)
    let dates = selection.wrappedValue.compactMap(calendar.day)
    CalendarView(Set(dates), following: nil, in: dayBounds, label: label, select: toggle)
  }

  private func dayBounds(in calendar: Calendar) -> CalendarBounds {
    bounds.map { CalendarBounds($0, in: calendar) }
      ?? CalendarBounds(.distantPast ... .distantFuture, in: calendar)
  }

  private func toggle(_ day: Date, _ calendar: Calendar) {
    let current = selection.wrappedValue
    let others = current.filter { calendar.day(of: $0) != day }
    let isSelected = others.count < current.count
    selection.wrappedValue =
      isSelected
      ? others
      : others.union([calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)])
  }
}

extension Calendar {
  /// Returns the first moment of the day of components, which may have a calendar of their own; `nil`
  /// if they describe none.
  fileprivate func day(of components: DateComponents) -> Date? {
    // Calendars stop the program at numbers that are too large for them.
    let numbers = [components.era, components.year, components.month, components.day]
    guard components.year != nil, components.month != nil, components.day != nil,
      numbers.allSatisfy({ abs(Double($0 ?? 0)) < 1e5 })
    else { return nil }
    var parts = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day)
    parts.isLeapMonth = components.isLeapMonth
    var calendar = components.calendar ?? self
    calendar.timeZone = timeZone
    return calendar.date(from: parts).map { startOfDay(for: $0.inCalendars) }
  }
}

extension PartialRangeFrom<Date> {
  var halfOpen: Range<Date> { lowerBound..<Swift.max(lowerBound, .distantFuture) }
}

extension PartialRangeUpTo<Date> {
  var halfOpen: Range<Date> { Swift.min(upperBound, .distantPast)..<upperBound }
}
