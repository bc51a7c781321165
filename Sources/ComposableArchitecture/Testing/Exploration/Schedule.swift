/// An order in which runnable jobs run: at each step the number of the one that does.
///
/// The first runnable job, number 0, is the one that runs by default: the store's own next job, then
/// those of effects as they became runnable. Another choice is a *preemption*. So a schedule is told by
/// its preemptions: `"3:1,7:2"` runs job 1 at step 3, job 2 at step 7, and the first at all others.
struct Schedule: Equatable, Sendable, CustomStringConvertible {
  /// By step; the first job runs at the steps beyond.
  private(set) var choices: [Int]

  init(_ choices: [Int] = []) {
    self.choices = choices
    while self.choices.last == 0 { self.choices.removeLast() }
  }

  /// Reads what ``description`` writes; `nil` when it is nothing of the kind.
  init?(_ description: String) {
    var choices: [Int] = []
    let preemptions =
      description.isEmpty ? [] : description.split(separator: ",", omittingEmptySubsequences: false)
    for preemption in preemptions {
      let numbers = preemption.split(separator: ":", omittingEmptySubsequences: false)
        .map { Int($0) }
      guard numbers.count == 2, let step = numbers[0], let choice = numbers[1],
        step >= choices.count, step < 1_000_000, choice > 0
      else { return nil }
      choices += Array(repeating: 0, count: step - choices.count) + [choice]
    }
    self.init(choices)
  }

  var description: String {
    choices.enumerated().filter { $1 != 0 }.map { "\($0):\($1)" }.joined(separator: ",")
  }

  subscript(step: Int) -> Int { step < choices.count ? choices[step] : 0 }

  /// The steps at which another than the first job runs.
  var preemptions: [Int] { choices.indices.filter { choices[$0] != 0 } }

  /// This schedule without one of its preemptions.
  func without(preemptionAt step: Int) -> Schedule {
    var choices = choices
    choices[step] = 0
    return Schedule(choices)
  }
}
