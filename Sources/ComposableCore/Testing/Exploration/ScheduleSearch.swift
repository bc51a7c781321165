/// A strategy for choosing the schedules that an exploration runs.
public enum ScheduleSearch: Sendable {
  /// Runs all schedules with at most the given number of preemptions.
  ///
  /// A preemption is a scheduling decision that picks another job than the default one. Most races
  /// need one or two. The idea is from Musuvathi, Qadeer, "Iterative context bounding for
  /// systematic testing of multithreaded programs", 2007.
  case exhaustive(preemptions: Int)
  /// Runs a number of random schedules. The same seed gives the same schedules on every machine.
  case random(seed: UInt64, count: Int)
  /// Runs the one schedule of a reported failure, see ``Exploration/failingSchedule``.
  case replay(String)
}

/// The schedules of an exhaustive search, depth first: the last decision varies first.
struct ExhaustiveSchedules {
  let preemptions: Int
  /// True if schedules with more preemptions were left out.
  private(set) var hasMore = false

  init(preemptions: Int) {
    self.preemptions = preemptions
  }

  /// Returns the schedule that follows the one just run.
  ///
  /// - Parameters:
  ///   - decisions: The index of the job picked at each decision of that run.
  ///   - runnableCounts: The number of runnable jobs at each of these decisions.
  /// - Returns: The next schedule, or `nil` if all have been run.
  mutating func next(after decisions: [Int], runnableCounts: [Int]) -> Schedule? {
    var preemptionCount = decisions.count { $0 != 0 }
    for index in decisions.indices.reversed() {
      if decisions[index] != 0 { preemptionCount -= 1 }
      guard decisions[index] + 1 < runnableCounts[index] else { continue }
      if preemptionCount < preemptions {
        return Schedule(decisions[..<index] + [decisions[index] + 1])
      }
      hasMore = true
    }
    return nil
  }
}
