/// What an exploration has found.
public struct Exploration: Equatable, Sendable {
  /// How many orders were run.
  public internal(set) var schedules = 0
  /// Whether these were all there are.
  public internal(set) var isComplete = false
  /// The shortest order found in which the scenario fails, for ``ScheduleSearch/replay(_:)``; `nil` when
  /// none was found.
  public internal(set) var failingSchedule: String?
}
