import ComposableConcurrency

/// A queue of jobs that its owner runs one by one, in any order.
final class JobQueue: Sendable {
  private struct State {
    var jobs: [UnownedJob] = []
    var hasForeignJob = false
  }

  /// The thread whose jobs are runnable, or `nil` if the jobs of all threads are.
  private let thread: ThreadID?
  private let state = Lock(State())

  init(of thread: ThreadID?) {
    self.thread = thread
  }

  /// The number of runnable jobs.
  var count: Int { state.withLock { $0.jobs.count } }

  /// True if a job arrived from another thread. Such jobs are never run: the moment of their
  /// arrival is not under control.
  var hasForeignJob: Bool { state.withLock { $0.hasForeignJob } }

  func append(_ job: UnownedJob) {
    let isForeign = thread.map { $0 != .current } ?? false
    state.withLock { state in
      if isForeign { state.hasForeignJob = true } else { state.jobs.append(job) }
    }
  }

  func remove(at index: Int) -> UnownedJob { state.withLock { $0.jobs.remove(at: index) } }
}

/// An executor for effects, and for the jobs that they enqueue elsewhere, that only enqueues: each
/// job runs when the exploration picks it, or goes on with the running one in a call.
final class EffectExecutor: TaskExecutor, JobReceiver {
  let jobs: JobQueue
  let mainActorJobs: JobQueue

  init(_ jobs: JobQueue, mainActorJobs: JobQueue) {
    self.jobs = jobs
    self.mainActorJobs = mainActorJobs
  }

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  func receiveGlobalJob(_ job: UnownedJob) { jobs.append(job) }

  func receiveMainActorJob(_ job: UnownedJob) { mainActorJobs.append(job) }
}

/// An executor for an actor that only enqueues: each job runs when the exploration picks it.
final class ActorExecutor: SerialExecutor {
  let jobs: JobQueue

  init(_ jobs: JobQueue) { self.jobs = jobs }

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }
}

/// An actor for stores under a controlled executor: the owner picks the next job of the actor, of
/// the main actor and of the effects.
///
/// 1. No job runs by itself, so the same decisions give the same run on every machine.
/// 2. Jobs that a job enqueues on the main actor or on the global executor are controlled, too, if
///    the runtime lets them be intercepted.
actor ControlledExecutorActor {
  nonisolated let effectExecutor: EffectExecutor
  nonisolated let actorExecutor: ActorExecutor
  private nonisolated let interceptor: JobInterceptor
  nonisolated var unownedExecutor: UnownedSerialExecutor { actorExecutor.asUnownedSerialExecutor() }

  /// Creates an actor.
  ///
  /// - Parameter thread: The thread that runs the jobs, or `nil` for any. Jobs that other threads
  ///   enqueue are not run.
  init(on thread: ThreadID? = nil) {
    effectExecutor = EffectExecutor(
      JobQueue(of: thread), mainActorJobs: JobQueue(of: thread))
    actorExecutor = ActorExecutor(JobQueue(of: thread))
    interceptor = JobInterceptor(receiver: effectExecutor)
  }

  /// True if work has come back from another thread.
  nonisolated var hasForeignJob: Bool {
    effectExecutor.jobs.hasForeignJob || actorExecutor.jobs.hasForeignJob
  }

  /// Runs one job and returns true, or returns false if no job is runnable.
  ///
  /// - Parameter decide: Returns the index of the job to run, given the number of runnable jobs:
  ///   the next jobs of this actor and of the main actor, if any, then those of effects.
  nonisolated func runNextJob(_ decide: (Int) -> Int) -> Bool {
    let actorJobs = min(1, actorExecutor.jobs.count)
    let serialJobs = actorJobs + min(1, effectExecutor.mainActorJobs.count)
    let all = serialJobs + effectExecutor.jobs.count
    guard all > 0 else { return false }
    let index = decide(all)
    control {
      switch index {
      case ..<actorJobs:
        actorExecutor.jobs.remove(at: 0).runSynchronously(
          isolatedTo: actorExecutor.asUnownedSerialExecutor(),
          taskExecutor: effectExecutor.asUnownedTaskExecutor()
        )
      case ..<serialJobs:
        JobInterceptor.runMainActorJob(
          effectExecutor.mainActorJobs.remove(at: 0), on: effectExecutor)
      default:
        JobInterceptor.runGlobalJob(
          effectExecutor.jobs.remove(at: index - serialJobs), on: effectExecutor)
      }
    }
    return true
  }

  /// Calls a closure that may resume tasks, and controls the jobs that it enqueues.
  nonisolated func control<Result>(_ body: () -> Result) -> Result {
    interceptor.intercept(body)
  }

  /// Runs a closure isolated to this actor, once its job is picked.
  func run<Value: Sendable>(
    _ body: @Sendable (isolated ControlledExecutorActor) -> Value
  ) -> Value {
    body(self)
  }
}
