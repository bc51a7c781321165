/// The activity of a ``QuiescentExecutor``: its jobs, its holds, and the tasks that wait for idle.
///
/// A pure value. Its owner guards it with a lock, and resumes the waiters that a mutation returns
/// after unlocking.
struct ExecutorActivity: Sendable {
  typealias Waiter = CheckedContinuation<Void, Never>

  private var jobs = 0
  private var holds = 0
  private var waiters: [Waiter] = []
  /// The number of transitions from busy to idle.
  private(set) var idleCount = 0
  /// The continuations that wait for the next of those transitions, by the waiter's id.
  private var idleCountWaiters: [Int: Waiter] = [:]
  private var lastWaiterID = 0

  var isIdle: Bool { jobs == 0 && holds == 0 }

  mutating func beginJob() {
    jobs += 1
  }

  mutating func endJob() -> [Waiter] {
    jobs -= 1
    return takeWaitersIfIdle()
  }

  mutating func hold() {
    holds += 1
  }

  mutating func release() -> [Waiter] {
    precondition(holds > 0, "release() without hold(): balance each hold() with one release().")
    holds -= 1
    return takeWaitersIfIdle()
  }

  /// Adds a waiter and returns false, or returns true if the executor is idle.
  mutating func wait(_ waiter: Waiter) -> Bool {
    guard !isIdle else { return true }
    waiters.append(waiter)
    return false
  }

  /// Returns an id for a task that is about to wait for a transition to idle.
  mutating func makeWaiterID() -> Int {
    lastWaiterID += 1
    return lastWaiterID
  }

  /// Adds a waiter and returns false, or returns true if `idleCount` exceeds `count` already.
  mutating func wait(_ waiter: Waiter, id: Int, afterIdleCount count: Int) -> Bool {
    guard idleCount <= count else { return true }
    idleCountWaiters[id] = waiter
    return false
  }

  mutating func removeWaiter(_ id: Int) -> Waiter? {
    idleCountWaiters.removeValue(forKey: id)
  }

  private mutating func takeWaitersIfIdle() -> [Waiter] {
    guard isIdle else { return [] }
    idleCount += 1
    guard !waiters.isEmpty || !idleCountWaiters.isEmpty else { return [] }
    defer {
      waiters = []
      idleCountWaiters = [:]
    }
    return waiters + idleCountWaiters.sorted { $0.key < $1.key }.map(\.value)
  }
}
