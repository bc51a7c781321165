internal import Synchronization

/// A lock that the thread that holds it can acquire again.
package struct RecursiveLock: ~Copyable, Sendable {
  private let lock = Lock(())
  /// The identifier of the thread that holds the lock, or zero.
  ///
  /// Relaxed accesses suffice: a thread finds its own identifier only if it stored it itself.
  private let owner = Atomic<UInt>(0)

  /// Creates an unlocked lock.
  package init() {}

  /// Runs a closure while all other threads wait.
  package borrowing func withLock<Result: Sendable>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = ThreadID.current.rawValue
    if owner.load(ordering: .relaxed) == thread { return try body() }
    return try lock.withLock { _ in
      owner.store(thread, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return try body()
    }
  }
}
