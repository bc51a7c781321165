import Foundation

/// A date each second, until an end.
struct ClockSchedule: TimelineSchedule, Hashable, Sendable {
  /// A date from which the seconds are counted.
  var start = Date(timeIntervalSinceReferenceDate: 0)
  /// The last date; `nil` for none.
  var end: Date?

  func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let last = end?.addingTimeInterval(1) ?? .distantFuture
    return PeriodicTimelineSchedule(from: start.inCalendars, by: 1)
      .entries(from: startDate, mode: mode).lazy.prefix { $0 < last }
  }
}
