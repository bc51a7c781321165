import Synchronization

/// Jobs that run when somebody says so, in the order they say.
final class JobQueue: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])

  var count: Int { jobs.withLock { $0.count } }

  func append(_ job: UnownedJob) { jobs.withLock { $0.append(job) } }

  func remove(at index: Int) -> UnownedJob { jobs.withLock { $0.remove(at: index) } }
}

/// Runs effects step by step.
final class EffectExecutor: TaskExecutor {
  let jobs = JobQueue()

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }
}

/// Runs an actor step by step.
final class ActorExecutor: SerialExecutor {
  let jobs = JobQueue()

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }
}

/// An actor with stores on it whose every step, and that of their effects, somebody chooses.
///
/// Nothing runs by itself, so a run is the same for the same choices on every machine.
actor Stage {
  nonisolated let effects = EffectExecutor()
  nonisolated let executor = ActorExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Runs one job, if there is one.
  ///
  /// - Parameter choose: Picks one of so many runnable jobs: the actor's next, then those of effects.
  nonisolated func step(_ choose: (Int) -> Int) -> Bool {
    let actorJobs = min(1, executor.jobs.count)
    let all = actorJobs + effects.jobs.count
    guard all > 0 else { return false }
    let index = choose(all)
    if index < actorJobs {
      executor.jobs.remove(at: 0).runSynchronously(
        isolatedTo: executor.asUnownedSerialExecutor(),
        taskExecutor: effects.asUnownedTaskExecutor()
      )
    } else {
      effects.jobs.remove(at: index - actorJobs)
        .runSynchronously(on: effects.asUnownedTaskExecutor())
    }
    return true
  }

  /// Runs jobs, first come first served, until none is left.
  nonisolated func settle() {
    while step({ _ in 0 }) {}
  }

  /// Runs a body on this actor now, whatever else is waiting.
  nonisolated func perform<Value: Sendable>(
    _ body: @escaping @Sendable (isolated Stage) -> Value
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

  /// Runs a body on this actor when its turn comes.
  func run<Value: Sendable>(_ body: @Sendable (isolated Stage) -> Value) -> Value {
    body(self)
  }
}
