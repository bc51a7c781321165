/// An order in which runnable jobs run: the index of the job picked at each scheduling decision.
///
/// A scheduling decision occurs where at least two jobs are runnable. By default it picks job 0:
/// the next job of the store's actor, or else the effect job that has been runnable for longest.
/// Any other pick is a *preemption*. A schedule is described by its preemptions: `"3:1,7:2"` picks
/// job 1 at decision 3, job 2 at decision 7, and job 0 at all others. Decisions are numbered from
/// 0.
struct Schedule: Equatable, Sendable, CustomStringConvertible {
  /// The index of the picked job by decision; later decisions pick job 0.
  private(set) var decisions: [Int]

  init(_ decisions: [Int] = []) {
    self.decisions = decisions
    while self.decisions.last == 0 { self.decisions.removeLast() }
  }

  /// Parses the format of ``description``, or returns `nil` if the string does not have it.
  init?(_ description: String) {
    var decisions: [Int] = []
    let preemptions =
      description.isEmpty ? [] : description.split(separator: ",", omittingEmptySubsequences: false)
    for preemption in preemptions {
      let numbers = preemption.split(separator: ":", omittingEmptySubsequences: false)
        .map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let job = numbers[1],
        index >= decisions.count, index < 1_000_000, job > 0
      else { return nil }
      decisions += Array(repeating: 0, count: index - decisions.count) + [job]
    }
    self.init(decisions)
  }

  var description: String {
    decisions.enumerated().filter { $1 != 0 }.map { "\($0):\($1)" }.joined(separator: ",")
  }

  subscript(index: Int) -> Int { index < decisions.count ? decisions[index] : 0 }

  /// The decisions that pick another job than the first.
  var preemptions: [Int] { decisions.indices.filter { decisions[$0] != 0 } }

  /// Returns a copy without one of the preemptions.
  func without(preemptionAt index: Int) -> Schedule {
    var decisions = decisions
    decisions[index] = 0
    return Schedule(decisions)
  }
}
