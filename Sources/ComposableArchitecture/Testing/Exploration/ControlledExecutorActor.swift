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
actor ControlledExecutorActor {
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

  /// Runs a body on this actor when its turn comes.
  func run<Value: Sendable>(_ body: @Sendable (isolated ControlledExecutorActor) -> Value) -> Value {
    body(self)
  }
}
