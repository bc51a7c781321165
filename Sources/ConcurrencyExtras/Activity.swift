/// What a ``QuiescentExecutor`` has to do: jobs, holds, and who waits for there to be none.
///
/// A value that only counts. Its owner guards it with a lock, and resumes the waiters that a step
/// returns after unlocking.
struct Activity: Sendable {
  typealias Waiter = CheckedContinuation<Void, Never>

  private var jobs = 0
  private var holds = 0
  private var waiters: [Waiter] = []

  var isQuiet: Bool { jobs == 0 && holds == 0 }

  mutating func begin() {
    jobs += 1
  }

  mutating func end() -> [Waiter] {
    jobs -= 1
    return takeWaitersIfQuiet()
  }

  mutating func hold() {
    holds += 1
  }

  mutating func release() -> [Waiter] {
    precondition(holds > 0, "release() without hold(); call each as often as the other.")
    holds -= 1
    return takeWaitersIfQuiet()
  }

  /// Files the waiter, unless all is quiet: then it returns true and the waiter can go on.
  mutating func wait(_ waiter: Waiter) -> Bool {
    guard !isQuiet else { return true }
    waiters.append(waiter)
    return false
  }

  private mutating func takeWaitersIfQuiet() -> [Waiter] {
    guard isQuiet, !waiters.isEmpty else { return [] }
    defer { waiters = [] }
    return waiters
  }
}
