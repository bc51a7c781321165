import Synchronization

@testable import ComposableArchitecture

extension ControlledExecutorActor {
  /// Runs jobs, first come first served, until none is left.
  nonisolated func settle() {
    while step({ _ in 0 }) {}
  }

  /// Runs a body on this actor now, whatever else is waiting.
  nonisolated func perform<Value: Sendable>(
    _ body: @escaping @Sendable (isolated ControlledExecutorActor) -> Value
  ) -> Value {
    let result = Mutex<Value?>(nil)
    let waiting = executor.jobs.count
    Task(executorPreference: effects) {
      let value = await self.run(body)
      result.withLock { $0 = value }
    }
    // The new task's jobs are the last of each queue, until it is done.
    effects.jobs.remove(at: effects.jobs.count - 1)
      .runSynchronously(on: effects.asUnownedTaskExecutor())
    executor.jobs.remove(at: waiting).runSynchronously(
      isolatedTo: executor.asUnownedSerialExecutor(),
      taskExecutor: effects.asUnownedTaskExecutor()
    )
    if result.withLock({ $0 == nil }) {
      effects.jobs.remove(at: effects.jobs.count - 1)
        .runSynchronously(on: effects.asUnownedTaskExecutor())
    }
    guard let value = result.withLock({ $0 }) else { preconditionFailure("The body ran.") }
    return value
  }
}
