import ComposableCore
import Foundation

/// A text that changes with the clock: the time to a date or since it.
struct ClockFormat: TextFormat {
  /// The words for a time.
  enum Style: Equatable, Sendable {
    /// "2 hours, 23 minutes"
    case relative
    /// "+2 hours" for a date that has passed, "-2 hours" for a later one
    case offset
    /// "2:23:05"
    case timer
    /// The time since the start of an interval or, counting down, until its end.
    case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  let date: Date
  let style: Style

  func string(in environment: EnvironmentValues) -> String {
    @Dependency(\.date.now) var now
    let locale = environment.locale
    switch style {
    case .relative:
      return Self.words(now.timeIntervalSince(date).magnitude, units: 2, locale)
    case .offset:
      let time = now.timeIntervalSince(date)
      return (time < 0 ? "-" : "+") + Self.words(time.magnitude, units: 1, locale)
    case .timer:
      return Self.clock(now.timeIntervalSince(date).magnitude.rounded(.down), true, locale)
    case .interval(let interval, let pause, let countsDown, let showsHours):
      let current = min(
        max(pause.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
      let time =
        countsDown
        ? interval.upperBound.timeIntervalSince(current).rounded(.up)
        : current.timeIntervalSince(interval.lowerBound).rounded(.down)
      return Self.clock(time, showsHours, locale)
    }
  }

  /// Returns the largest units of a time, such as "2 hours, 23 minutes".
  private static func words(_ time: TimeInterval, units: Int, _ locale: Locale) -> String {
    duration(time.rounded(.down)).formatted(
      .units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units,
        fractionalPart: .hide(rounded: .towardZero)
      )
      .locale(locale))
  }

  /// Returns a time in whole seconds as a clock shows it, such as "2:23:05" or "23:05".
  private static func clock(_ time: TimeInterval, _ showsHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && time >= 3600 ? .hourMinuteSecond : .minuteSecond
    return duration(time).formatted(.time(pattern: pattern).locale(locale))
  }

  /// Returns a duration; a distant date is 100,000 years away.
  private static func duration(_ time: TimeInterval) -> Duration {
    .seconds(time.isNaN ? 0 : min(time, 3e12))
  }
}

extension Text {
  /// True if the text changes with the clock.
  var followsClock: Bool {
    segments.contains {
      if case .formatted(let format) = $0.content { format.base is ClockFormat } else { false }
    }
  }
}

extension Text {
  /// The date from which the text does not change any more; `nil` if it always does.
  fileprivate var clockEnd: Date? {
    var last = Date.distantPast
    for segment in segments {
      guard case .formatted(let format) = segment.content, let clock = format.base as? ClockFormat
      else { continue }
      guard case .interval(let interval, let pause, _, _) = clock.style else { return nil }
      last = max(last, min(pause ?? .distantFuture, interval.upperBound))
    }
    return last
  }
}

/// A text that is created anew each second.
nonisolated struct ClockText: View {
  let text: Text

  var body: some View {
    TimelineView(ClockSchedule(end: text.clockEnd)) { _ in
      TextElementView(text: text, isCurrent: true)
    }
  }
}
