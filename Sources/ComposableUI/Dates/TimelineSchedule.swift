public import Foundation

/// The dates at which a ``TimelineView`` updates.
public protocol TimelineSchedule {
  /// The modes of a schedule.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates, in ascending order.
  ///
  /// - Parameters:
  ///   - startDate: The current date.
  ///   - mode: The mode, which is always `normal`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency with which a timeline uses the dates of its schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Each date is used.
  case normal
  /// Fewer dates are used. Never requested here.
  case lowFrequency
}

/// Dates at regular intervals: `.periodic(from:by:)`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval between dates, in seconds; at least a hundredth of a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval.isNaN ? 1 : max(0.01, interval)
  }

  /// Returns the dates from the last one before a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let intervals = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let first = self.startDate.addingTimeInterval(max(0, intervals) * interval)
    return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
  }
}

/// The beginning of each minute: `.everyMinute`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Creates a schedule of the beginnings of minutes.
  public init() {}

  /// Returns the beginnings of minutes, from the current one on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// The dates of a sequence: `.explicit(_:)`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of given dates.
  ///
  /// - Parameter dates: The dates, in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates of the sequence, whatever the current date is.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates that follow each other closely, for animations: `.animation`.
///
/// The server sends each change, so that there are at most ten in a second. For what moves more smoothly, use
/// the animations of views.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The interval between dates, in seconds; at least a tenth of a second.
  ///   - paused: True for the current date alone.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(0.1, minimumInterval.flatMap { $0.isNaN ? nil : $0 } ?? 0)
    isPaused = paused
  }

  /// Returns the dates from the current one on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: startDate) { [interval, isPaused] in
      isPaused ? nil : $0.addingTimeInterval(interval)
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates that follow each other closely.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates that follow each other closely.
  ///
  /// - Parameters:
  ///   - minimumInterval: The interval between dates, in seconds; at least a tenth of a second.
  ///   - paused: True for the current date alone.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval between dates, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// The dates of a sequence, in ascending order.
  public static func explicit<Entries: Sequence>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries>
  where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
