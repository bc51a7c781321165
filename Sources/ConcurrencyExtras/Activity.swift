/// What a ``QuiescentExecutor`` has to do: jobs, holds, and who waits for there to be none.
///
/// A value that only counts. Its owner guards it with a lock, and resumes the waiters that a step
/// returns after unlocking.
struct Activity: Sendable {
  typealias Waiter = CheckedContinuation<Void, Never>

  private var jobs = 0
  private var holds = 0
  private var waiters: [Waiter] = []
  /// How often there was something to do and then nothing any more.
  private(set) var rests = 0
  /// Those who wait for the next rest, by number.
  private var resters: [Int: Waiter] = [:]
  private var arrivals = 0

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

  /// The number of someone who is going to wait for a rest.
  mutating func arrive() -> Int {
    arrivals += 1
    return arrivals
  }

  /// Files the waiter, unless there was a rest since that many: then it returns true.
  mutating func wait(_ waiter: Waiter, number: Int, afterRest count: Int) -> Bool {
    guard rests <= count else { return true }
    resters[number] = waiter
    return false
  }

  mutating func withdraw(_ number: Int) -> Waiter? {
    resters.removeValue(forKey: number)
  }

  private mutating func takeWaitersIfQuiet() -> [Waiter] {
    guard isQuiet else { return [] }
    rests += 1
    guard !waiters.isEmpty || !resters.isEmpty else { return [] }
    defer {
      waiters = []
      resters = [:]
    }
    return waiters + resters.sorted { $0.key < $1.key }.map(\.value)
  }
}
