internal import Dispatch

/// A receiver of jobs that a ``JobInterceptor`` intercepts. It runs each job once.
package protocol JobReceiver: AnyObject, Sendable {
  /// Receives a job of the global executor, and runs it: with ``JobInterceptor/runGlobalJob(_:on:)``
  /// as the global executor would.
  func receiveGlobalJob(_ job: UnownedJob)

  /// Receives a job of the main actor, and runs it with
  /// ``JobInterceptor/runMainActorJob(_:on:)``.
  func receiveMainActorJob(_ job: UnownedJob)

  /// The actors that stand for the main actor in code whose jobs the receiver gets.
  var substitutes: SubstituteActors { get }
}

extension JobReceiver {
  /// The actors of the process.
  package var substitutes: SubstituteActors { .shared }
}

/// Passes the jobs that a thread enqueues on the executors of the runtime, the global one and that
/// of the main actor, to a receiver.
///
/// An executor for tests uses it to keep the work of an effect in its hands, wherever the effect
/// takes it: an unstructured or detached task, or a function of the main actor.
///
/// 1. While ``intercept(_:)`` runs its body, each job that the thread enqueues on the global
///    executor is passed to the receiver, and so is each one of code that hops to the main actor. A job
///    that a running task enqueues to go on in a call of a function runs at once.
/// 2. A task whose job has been intercepted stays intercepted: its later jobs are passed to the
///    same receiver on whichever thread they are enqueued, as long as the receiver exists. So it
///    does not matter who resumes the task: a clock, a stream, a continuation or a timer, even on a
///    thread whose jobs another receiver gets.
/// 3. Not intercepted are jobs that do not pass through an executor of the runtime: closures on
///    dispatch queues, sleeps on real clocks, actors with executors of their own, and code that was
///    on the main actor before; a `Task.yield()` on an actor in a task without an executor
///    preference; and such a task that another thread resumes on an actor, since the actor enqueues
///    a job of its own for it.
/// 4. Where ``isAvailable`` is `false`, nothing is intercepted.
package final class JobInterceptor: Sendable {
  fileprivate static let current = ThreadLocal<JobInterceptor>()
  private static let tasks = Lock(InterceptedTasks())

  private let receiver: any JobReceiver

  /// Creates an interceptor.
  ///
  /// - Parameter receiver: The receiver, which the interceptor retains.
  package init(receiver: any JobReceiver) {
    self.receiver = receiver
  }

  /// A flag that is true if the runtime lets jobs be intercepted. The first access prepares the
  /// runtime, for the whole process.
  package static let isAvailable = installHooks()

  /// Runs a closure and intercepts the jobs that the current thread enqueues meanwhile.
  package func intercept<Result>(_ body: () -> Result) -> Result {
    guard Self.isAvailable else { return body() }
    let outer = Self.current.value
    Self.current.value = self
    defer { Self.current.value = outer }
    return withExtendedLifetime(self) { body() }
  }

  /// The receiver of the jobs that the current thread enqueues; `nil` if they are not intercepted.
  static var currentReceiver: (any JobReceiver)? { current.value?.receiver }

  /// Returns the receiver of a job that the current thread enqueues, or `nil` if the job is not
  /// intercepted.
  fileprivate static func receiver(of job: UnownedJob) -> (any JobReceiver)? {
    let receiver = current.value?.receiver
    guard let task = TaskIdentifier(of: job) else { return receiver }
    return tasks.withLock { tasks in
      if let known = tasks.receiver(of: task) { return known }
      if let receiver { tasks.setReceiver(receiver, of: task) }
      return receiver
    }
  }

  /// Runs an intercepted job of the global executor, or a job of a receiver that is a task executor.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - executor: The executor of the code that the job calls and that belongs to no actor.
  package static func runGlobalJob(_ job: UnownedJob, on executor: some TaskExecutor) {
    RunningTask.run(job, of: .global) {
      $0.runSynchronously(on: executor.asUnownedTaskExecutor())
    }
  }

  /// Runs an intercepted job of the main actor.
  ///
  /// - Parameters:
  ///   - job: The job. The caller is on the main queue.
  ///   - executor: The executor of the code that the job calls and that belongs to no actor.
  package static func runMainActorJob(_ job: UnownedJob, on executor: some TaskExecutor) {
    RunningTask.run(job, of: .mainActor) {
      $0.runSynchronously(
        isolatedTo: InterceptedMainExecutor.shared.asUnownedSerialExecutor(),
        taskExecutor: executor.asUnownedTaskExecutor()
      )
    }
  }
}

/// The task whose job the current thread runs.
///
/// The runtime enqueues a task again, whenever it calls an asynchronous function or returns from one, on an
/// executor that it does not prefer: so all tasks without a preference whose jobs are intercepted. Such a job
/// runs at once, as on the global executor: another task could wait for a lock that this one holds during
/// the call, as `merge` of swift-async-algorithms does, on the thread of both.
private final class RunningTask {
  enum Executor { case global, mainActor }

  private static let current = ThreadLocal<RunningTask>()

  private let id: TaskIdentifier
  private let executor: Executor
  private var nextJob: UnownedJob?
  private var keptJobs = 0

  /// The number of jobs in a row after which others run: a loop of calls may wait for one of them.
  private static let maximumKeptJobs = 1_000

  private init(_ id: TaskIdentifier, on executor: Executor) {
    self.id = id
    self.executor = executor
  }

  /// Runs a job, and those that its task enqueues on the same executor while they run.
  static func run(_ job: UnownedJob, of executor: Executor, _ body: (UnownedJob) -> Void) {
    guard let id = TaskIdentifier(of: job) else { return body(job) }
    let task = RunningTask(id, on: executor)
    let outer = current.value
    current.value = task
    defer { current.value = outer }
    task.nextJob = job
    while let job = task.nextJob {
      task.nextJob = nil
      body(job)
    }
  }

  /// Keeps a job of the running task for its executor to run next, and returns true. Returns false
  /// if it is another task's, or goes to another executor.
  static func keep(_ job: UnownedJob, of executor: Executor) -> Bool {
    guard let task = current.value, task.executor == executor,
      task.keptJobs < maximumKeptJobs, TaskIdentifier(of: job) == task.id
    else { return false }
    task.keptJobs += 1
    task.nextJob = job
    return true
  }
}

/// The executor of the main actor, as seen by code whose jobs are intercepted.
///
/// Code that hops to the main actor asks the runtime for the actor's executor. On the real one the
/// job could not be intercepted.
private final class InterceptedMainExecutor: SerialExecutor {
  static let shared = InterceptedMainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let receiver = JobInterceptor.receiver(of: job) {
      if !RunningTask.keep(job, of: .mainActor) { receiver.receiveMainActorJob(job) }
    } else {
      MainActor.shared.enqueue(job)
    }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }
}

// The hooks of the concurrency runtime, as declared in its `Concurrency.h`. A thin function has the
// calling convention of Swift, as they require.
extension JobInterceptor {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias GetExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias GetMainExecutorHook =
    @convention(thin) (GetExecutor) -> UnownedSerialExecutor

  private static func installHooks() -> Bool {
    guard
      let enqueueGlobalHook = runtimeVariable(
        "swift_task_enqueueGlobal_hook", of: EnqueueGlobalHook?.self),
      let getMainExecutorHook = runtimeVariable(
        "swift_task_getMainExecutor_hook", of: GetMainExecutorHook?.self)
    else { return false }
    _ = ProcessMainActor.executor
    enqueueGlobalHook.pointee = { job, enqueue in
      if let receiver = JobInterceptor.receiver(of: job) {
        if !RunningTask.keep(job, of: .global) { receiver.receiveGlobalJob(job) }
      } else {
        enqueue(job)
      }
    }
    getMainExecutorHook.pointee = { executor in
      if let substitute = MainActor.substituteExecutor { return substitute }
      return JobInterceptor.current.isSet
        ? InterceptedMainExecutor.shared.asUnownedSerialExecutor() : executor()
    }
    return true
  }
}
