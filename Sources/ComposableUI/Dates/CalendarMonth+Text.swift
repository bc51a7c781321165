import Foundation

extension CalendarMonth {
  private var format: Date.FormatStyle {
    Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// The month and the year, such as "March 2026".
  var title: String { days[0].formatted(format.month(.wide).year()) }

  /// The names of the weekdays, from the first one of a week, with those that fit into a narrow
  /// column.
  var weekdays: [(name: String, title: String)] {
    let names = calendar.standaloneWeekdaySymbols
    let short = calendar.shortStandaloneWeekdaySymbols
    // "Mon" and "lun." fit, the Arabic and the Hebrew ones do not.
    let fits = short.allSatisfy { $0.count <= 4 }
    let titles = fits ? short : calendar.veryShortStandaloneWeekdaySymbols
    return names.indices.map { offset in
      let index = (calendar.firstWeekday - 1 + offset) % names.count
      return (names[index], titles[index])
    }
  }

  /// Returns the number of a day in the month, in the digits of the locale.
  func number(of day: Date) -> String {
    let number = calendar.component(.day, from: day)
    return number.formatted(.number.grouping(.never).locale(calendar.locale ?? .current))
  }

  /// Returns the whole date of a day, such as "Monday, March 9, 2026".
  func name(of day: Date) -> String {
    day.formatted(format.weekday(.wide).day().month(.wide).year())
  }

  /// Returns the name of a month, abbreviated.
  func shortMonthName(of date: Date) -> String { date.formatted(format.month(.abbreviated)) }

  /// Returns the name of a month.
  func monthName(of date: Date) -> String { date.formatted(format.month(.wide)) }
}
