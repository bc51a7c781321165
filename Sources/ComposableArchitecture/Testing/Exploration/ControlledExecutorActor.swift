import ConcurrencyExtras

/// A queue of jobs that its owner runs one by one, in any order.
final class JobQueue: Sendable {
  private let jobs = Lock<[UnownedJob]>([])

  var count: Int { jobs.withLock { $0.count } }

  func append(_ job: UnownedJob) { jobs.withLock { $0.append(job) } }

  func remove(at index: Int) -> UnownedJob { jobs.withLock { $0.remove(at: index) } }
}

/// An executor for effects that only enqueues: each job runs when the exploration picks it.
final class EffectExecutor: TaskExecutor {
  let jobs = JobQueue()

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }
}

/// An executor for an actor that only enqueues: each job runs when the exploration picks it.
final class ActorExecutor: SerialExecutor {
  let jobs = JobQueue()

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }
}

/// An actor for stores under a controlled executor: the owner picks the next job of the actor and
/// of the effects.
///
/// No job runs by itself, so the same decisions give the same run on every machine.
actor ControlledExecutorActor {
  nonisolated let effectExecutor = EffectExecutor()
  nonisolated let actorExecutor = ActorExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { actorExecutor.asUnownedSerialExecutor() }

  /// Runs one job and returns true, or returns false if no job is runnable.
  ///
  /// - Parameter decide: Returns the index of the job to run, given the number of runnable jobs:
  ///   the actor's next job, if any, then those of effects.
  nonisolated func runNextJob(_ decide: (Int) -> Int) -> Bool {
    let actorJobs = min(1, actorExecutor.jobs.count)
    let all = actorJobs + effectExecutor.jobs.count
    guard all > 0 else { return false }
    let index = decide(all)
    if index < actorJobs {
      actorExecutor.jobs.remove(at: 0).runSynchronously(
        isolatedTo: actorExecutor.asUnownedSerialExecutor(),
        taskExecutor: effectExecutor.asUnownedTaskExecutor()
      )
    } else {
      effectExecutor.jobs.remove(at: index - actorJobs)
        .runSynchronously(on: effectExecutor.asUnownedTaskExecutor())
    }
    return true
  }

  /// Runs a closure isolated to this actor, once its job is picked.
  func run<Value: Sendable>(
    _ body: @Sendable (isolated ControlledExecutorActor) -> Value
  ) -> Value {
    body(self)
  }
}
