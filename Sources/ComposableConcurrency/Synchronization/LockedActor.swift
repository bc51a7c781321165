import Dispatch

/// An actor whose jobs run under a lock, which synchronous code outside of the actor can acquire, too.
package actor LockedActor {
  private final class Executor: SerialExecutor {
    let lock = RecursiveLock()
    private let queue = DispatchQueue(label: "LockedActor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { [self] in
        lock.withLock { job.runSynchronously(on: asUnownedSerialExecutor()) }
      }
    }
  }

  private nonisolated let executor = Executor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init() {}

  /// Runs a closure while no job of the actor runs.
  package nonisolated func withLock<Result>(_ body: () -> Result) -> Result {
    nonisolated(unsafe) var result: Result!  // It stays on this thread.
    executor.lock.withLock { result = body() }
    return result
  }
}
