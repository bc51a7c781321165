/// Which orders of runnable jobs an exploration tries.
public enum ScheduleSearch: Sendable {
  /// All orders that depart from the default one at most so often.
  ///
  /// Most races need one or two departures. Source of the idea: Musuvathi, Qadeer, "Iterative context
  /// bounding for systematic testing of multithreaded programs", 2007.
  case exhaustive(preemptions: Int)
  /// So many orders drawn at random; the same for the same seed, on every machine.
  case random(seed: UInt64, count: Int)
  /// The one order that a failure was reported with.
  case replay(String)
}

/// The orders of an exhaustive search, one after another: depth first, the last choice varied first.
struct ExhaustiveSchedules {
  let preemptions: Int
  /// Whether there are orders that depart more often.
  private(set) var hasMore = false

  init(preemptions: Int) {
    self.preemptions = preemptions
  }

  /// The schedule after one that has been run.
  ///
  /// - Parameters:
  ///   - choices: The choices that were made.
  ///   - widths: Among how many jobs each was made.
  /// - Returns: `nil` when all have been run.
  mutating func next(after choices: [Int], widths: [Int]) -> Schedule? {
    var departures = choices.count { $0 != 0 }
    for step in choices.indices.reversed() {
      if choices[step] != 0 { departures -= 1 }
      guard choices[step] + 1 < widths[step] else { continue }
      if departures < preemptions {
        return Schedule(choices[..<step] + [choices[step] + 1])
      }
      hasMore = true
    }
    return nil
  }
}
