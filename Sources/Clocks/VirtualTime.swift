package import ConcurrencyExtras

/// Time that a test moves, as a value: what it is, who waits for which, and for whom to wait.
///
/// ``TestClock`` guards one with its lock, and so does each test scheduler.
package struct VirtualTime<Instant: Comparable & Sendable, Waiter: Sendable>: Sendable {
  package var now: Instant
  package var timeline = Timeline<Instant, Waiter>()
  private var arrivals: UInt64 = 0
  private var known: [ObjectIdentifier: Reference] = [:]

  package init(now: Instant) {
    self.now = now
  }

  /// Hands out a ticket for a wait, and remembers the executor of whoever wants to wait.
  package mutating func arrive(on executor: QuiescentExecutor?) -> UInt64 {
    if let executor, known[ObjectIdentifier(executor)]?.executor !== executor {
      known[ObjectIdentifier(executor)] = Reference(executor: executor)
    }
    arrivals += 1
    return arrivals
  }

  /// Files the waiter, unless the deadline is not in the future: then it returns true.
  mutating func file(_ waiter: Waiter, under ticket: UInt64, until deadline: Instant) -> Bool {
    guard deadline > now else { return true }
    timeline.file(waiter, under: ticket, until: deadline)
    return false
  }

  /// Takes out the next waiter that is due by the limit, and moves time to its deadline.
  ///
  /// With none due time moves to the limit in the same step, so nobody can begin to wait in
  /// between.
  package mutating func next(upTo limit: Instant?) -> Waiter? {
    let next = timeline.next(upTo: limit)
    if let time = next?.deadline ?? limit { now = max(now, time) }
    return next?.waiter
  }

  /// The executors remembered and still there, and the one given.
  package mutating func executors(and current: QuiescentExecutor?) -> [QuiescentExecutor] {
    var executors = known.values.compactMap(\.executor)
    if executors.count < known.count { known = known.filter { $1.executor != nil } }
    if let current, !executors.contains(where: { $0 === current }) { executors.append(current) }
    return executors
  }

  private struct Reference: Sendable {
    weak var executor: QuiescentExecutor?
  }
}
