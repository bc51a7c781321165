import Dispatch

extension Actor {
  /// Runs a closure on this actor, for synchronous code that is not on it and waits.
  ///
  /// Rarely needed: it blocks the thread. It traps after a minute, since then the actor waits for the
  /// caller.
  package nonisolated func performAndWait<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    let end = DispatchSemaphore(value: 0)
    withoutActuallyEscaping({ result = body() }) { body in
      let work = AwaitedWork(body)
      // Not on a thread of the pool, which this one may be the last of.
      Task(executorPreference: DispatchExecutor()) {
        await work.perform(on: self)
        end.signal()
      }
      if end.wait(timeout: .now() + 60) == .timedOut {
        preconditionFailure("An actor waits for code that waits for the actor.")
      }
    }
    guard let result else { preconditionFailure("The closure was not run.") }
    return result
  }
}

/// Work that a thread waits for. It releases its closure when it has been performed, which may not
/// escape, although the task that performs it is released later.
// Unchecked: one thread performs it, and the other waits for that.
private final class AwaitedWork: @unchecked Sendable {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func perform(on isolation: isolated any Actor) {
    body?()
    body = nil
  }
}

/// An executor of one task on a thread of its own.
private final class DispatchExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "Actor.performAndWait")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
