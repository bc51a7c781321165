internal import ConcurrencyExtras

/// What a ``TestClock`` guards with its lock: the time, who sleeps, and whom to wait for.
struct TestClockState<Instant: InstantProtocol>: Sendable {
  typealias Sleeper = CheckedContinuation<Void, any Error>

  var now: Instant
  var timeline = Timeline<Instant, Sleeper>()
  private var arrivals: UInt64 = 0
  private var known: [ObjectIdentifier: Reference] = [:]

  init(now: Instant) {
    self.now = now
  }

  /// Hands out a ticket for a sleep, and remembers the executor of whoever wants to sleep.
  mutating func arrive(on executor: QuiescentExecutor?) -> UInt64 {
    if let executor, known[ObjectIdentifier(executor)]?.executor !== executor {
      known[ObjectIdentifier(executor)] = Reference(executor: executor)
    }
    arrivals += 1
    return arrivals
  }

  /// Files the sleeper, unless the deadline is not in the future: then it returns true.
  mutating func file(
    _ sleeper: Sleeper, under ticket: UInt64, until deadline: Instant
  ) -> Bool {
    guard deadline > now else { return true }
    timeline.file(sleeper, under: ticket, until: deadline)
    return false
  }

  /// Takes out the next sleeper that is due by the limit, and moves time to its deadline.
  ///
  /// With none due time moves to the limit in the same step, so nobody can begin to sleep in
  /// between.
  mutating func next(upTo limit: Instant?) -> Sleeper? {
    let next = timeline.next(upTo: limit)
    if let time = next?.deadline ?? limit { now = max(now, time) }
    return next?.waiter
  }

  /// The executors remembered and still there, and the one given.
  mutating func executors(and current: QuiescentExecutor?) -> [QuiescentExecutor] {
    var executors = known.values.compactMap(\.executor)
    if executors.count < known.count { known = known.filter { $1.executor != nil } }
    if let current, !executors.contains(where: { $0 === current }) { executors.append(current) }
    return executors
  }

  private struct Reference: Sendable {
    weak var executor: QuiescentExecutor?
  }
}
