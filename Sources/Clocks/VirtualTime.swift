package import ComposableConcurrency

/// The state of a clock that a test advances: the time, the waiters, and their executors.
///
/// A pure value. ``TestClock`` guards one with its lock, and so does each test scheduler.
package struct VirtualTime<Instant: Comparable & Sendable, Waiter: Sendable>: Sendable {
  package var now: Instant
  package var queue = DeadlineQueue<Instant, Waiter>()
  private var lastTicket: UInt64 = 0
  private var knownExecutors = WeakExecutors()

  package init(now: Instant) {
    self.now = now
  }

  /// Returns a ticket for a new waiter, and records the waiter's executor.
  package mutating func makeTicket(on executor: QuiescentExecutor?) -> UInt64 {
    if let executor { knownExecutors.insert(executor) }
    lastTicket += 1
    return lastTicket
  }

  /// Adds a waiter and returns false, or returns true if the deadline is in the past.
  ///
  /// - Parameter isFixed: True if a deadline that is now counts as past.
  mutating func insert(
    _ waiter: Waiter, for ticket: UInt64, until deadline: Instant, isFixed: Bool
  ) -> Bool {
    guard isFixed ? deadline > now : deadline >= now else { return true }
    queue.insert(waiter, for: ticket, until: deadline)
    return false
  }

  /// Removes and returns the next waiter that is due by the limit, and advances to its deadline.
  ///
  /// If none is due, it advances to the limit in the same critical section, so that no waiter can
  /// be added in between.
  package mutating func advanceToNext(upTo limit: Instant?) -> Waiter? {
    let next = queue.popFirst(upTo: limit)
    if let time = next?.deadline ?? limit { now = max(now, time) }
    return next?.waiter
  }

  /// Returns the executors of the waiters so far, of the test stores of the current test, and of
  /// the caller.
  package func executorsToAwait() -> WeakExecutors {
    var executors = knownExecutors
    if let scope = TestScope.current { executors.formUnion(scope.executors) }
    if let current = QuiescentExecutor.current { executors.insert(current) }
    return executors
  }
}
