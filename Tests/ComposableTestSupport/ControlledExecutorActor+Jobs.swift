import ComposableConcurrency

@testable import ComposableCore

extension ControlledExecutorActor {
  /// Runs all jobs, in the order in which they were enqueued.
  nonisolated func settle() {
    while runNextJob({ _ in 0 }) {}
  }

  /// Runs a closure on this actor at once, ahead of pending jobs.
  nonisolated func perform<Value: Sendable>(
    _ body: @escaping @Sendable (isolated ControlledExecutorActor) -> Value
  ) -> Value {
    let result = Lock<Value?>(nil)
    let waiting = actorExecutor.jobs.count
    Task(executorPreference: effectExecutor) {
      let value = await self.run(body)
      result.withLock { $0 = value }
    }
    // The new task's jobs are the last of each queue until it finishes.
    effectExecutor.jobs.remove(at: effectExecutor.jobs.count - 1)
      .runSynchronously(on: effectExecutor.asUnownedTaskExecutor())
    actorExecutor.jobs.remove(at: waiting).runSynchronously(
      isolatedTo: actorExecutor.asUnownedSerialExecutor(),
      taskExecutor: effectExecutor.asUnownedTaskExecutor()
    )
    if result.withLock({ $0 == nil }) {
      effectExecutor.jobs.remove(at: effectExecutor.jobs.count - 1)
        .runSynchronously(on: effectExecutor.asUnownedTaskExecutor())
    }
    guard let value = result.withLock({ $0 }) else { preconditionFailure("The body ran.") }
    return value
  }
}
