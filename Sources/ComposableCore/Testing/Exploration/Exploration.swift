/// The result of an exploration with `TestStore.explore`.
public struct Exploration: Equatable, Sendable {
  /// The number of schedules that were run.
  public internal(set) var schedules = 0
  /// A Boolean value that indicates whether an exhaustive search ran every possible schedule, and
  /// controlled all effects.
  ///
  /// It is `false` when a schedule failed, when the limit of preemptions excluded schedules, and
  /// for random searches and replays.
  public internal(set) var isComplete = false
  /// The shortest failing schedule that was found, to be run again with
  /// ``ScheduleSearch/replay(_:)``, or `nil` if none failed.
  public internal(set) var failingSchedule: String?
}
