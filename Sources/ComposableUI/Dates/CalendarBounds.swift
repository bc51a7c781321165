import Foundation

/// The days of a calendar that the user can select.
struct CalendarBounds: Equatable {
  /// The first moments of the first and of the last day. The last one is before the first one if there
  /// are no days.
  let first, last: Date

  /// Creates the bounds of the days that have a moment in a range.
  init(_ range: ClosedRange<Date>, in calendar: Calendar) {
    first = calendar.startOfDay(for: range.lowerBound.inCalendars)
    last = calendar.startOfDay(for: range.upperBound.inCalendars)
  }

  /// Creates the bounds of the days that have a moment in a range without its upper bound.
  init(_ range: Range<Date>, in calendar: Calendar) {
    first = calendar.startOfDay(for: range.lowerBound.inCalendars)
    let end = range.upperBound.inCalendars
    // At midnight, it is the day before.
    let day = calendar.startOfDay(for: end)
    let lastDay = day < end ? day : calendar.startOfDay(for: end.addingTimeInterval(-1))
    last = range.isEmpty ? first.addingTimeInterval(-1) : lastDay
  }

  func contains(_ day: Date) -> Bool { first <= day && day <= last }

  /// Returns the closest date whose day can be selected.
  func clamped(_ date: Date) -> Date { max(min(date, last), first) }
}

extension Date {
  /// The closest date that calendars can calculate with: they do not accept NaN and infinity.
  var inCalendars: Date {
    // A comparison of numbers with NaN is false, but not that of dates by '>='.
    guard timeIntervalSinceReferenceDate >= Date.distantPast.timeIntervalSinceReferenceDate
    else { return .distantPast }
    return min(self, .distantFuture)
  }
}

extension Calendar {
  /// Returns the calendar in a locale, with its first weekday, and in a time zone.
  func localized(_ locale: Locale, in timeZone: TimeZone) -> Calendar {
    var calendar = self
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Returns the date with the day of one date and the time of another one.
  func date(on day: Date, atTimeOf other: Date) -> Date {
    let time = dateComponents([.hour, .minute, .second, .nanosecond], from: other.inCalendars)
    let date = date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    return (date ?? day).addingTimeInterval(Double(time.nanosecond ?? 0) / 1e9)
  }
}
