import Foundation

/// A month of a calendar, with the days that it consists of.
struct CalendarMonth: Equatable {
  /// The calendar, in the locale and in the time zone of those who read it.
  let calendar: Calendar
  /// The first moments of its days.
  let days: [Date]

  /// Creates the month of a date.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let date = date.inCalendars
    let month = calendar.dateInterval(of: .month, for: date)
    let first = calendar.startOfDay(for: month?.start ?? date)
    var days = [first]
    // No calendar has a longer month. Each day begins where its own time zone has it.
    for offset in 1..<40 {
      guard let next = calendar.date(byAdding: .day, value: offset, to: first) else { break }
      let day = calendar.startOfDay(for: next)
      guard let month, day < month.end else { break }
      // A time zone may have skipped a day.
      if let last = days.last, day > last { days.append(day) }
    }
    self.days = days
  }

  /// The days of each week, of which the first one and the last one may have less than seven.
  var weeks: [ArraySlice<Date>] {
    var weeks: [ArraySlice<Date>] = []
    var start = 0
    var end = 7 - firstColumn
    while start < days.count {
      weeks.append(days[start..<min(end, days.count)])
      (start, end) = (end, end + 7)
    }
    return weeks
  }

  /// The column of the first day in a grid of seven, from 0.
  var firstColumn: Int {
    let weekday = calendar.component(.weekday, from: days[0])
    return ((weekday - calendar.firstWeekday) % 7 + 7) % 7
  }

  /// Returns true if a date is in the month.
  func contains(_ date: Date) -> Bool { days.contains(calendar.startOfDay(for: date.inCalendars)) }

  /// The months of the year, by their first days.
  var monthsOfYear: [Date] {
    guard let year = calendar.dateInterval(of: .year, for: days[0]) else { return [] }
    var months: [Date] = []
    // A leap year of some calendars has 13 months.
    for offset in 0..<14 {
      guard let next = calendar.date(byAdding: .month, value: offset, to: year.start),
        next < year.end
      else { break }
      months.append(next)
    }
    return months
  }

  /// The month of the same name in another year; `nil` if there is none.
  func inYear(_ year: Int) -> Date? {
    guard (1...9999).contains(year) else { return nil }
    var parts = calendar.dateComponents([.era, .year, .month], from: days[0])
    parts.year = year
    parts.day = 1
    return calendar.date(from: parts)
  }

  /// The year, in its era.
  var year: Int { calendar.component(.year, from: days[0]) }
}
