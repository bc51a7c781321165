internal import Dispatch

/// A receiver of the jobs that a thread enqueues on the executors of the runtime: the global one
/// and that of the main actor.
///
/// An executor for tests uses it to keep the work of an effect in its hands, wherever the effect
/// takes it: an unstructured or detached task, or a function of the main actor.
///
/// 1. While ``intercept(_:)`` runs its body, each job that the thread enqueues on the global
///    executor is passed to `onGlobal`, and each one of code that hops to the main actor to
///    `onMainActor`. The receiver must run it once.
/// 2. A global job runs on a task executor of the receiver, a job of the main actor with
///    ``runMainActorJob(_:on:)``.
/// 3. Other threads are not affected, nor are jobs that do not pass through an executor of the
///    runtime: closures on dispatch queues, sleeps on real clocks, actors with executors of their
///    own, and code that was on the main actor before. A `Task.yield()` on an actor is not
///    intercepted in a task without an executor preference.
/// 4. Where ``isAvailable`` is `false`, nothing is intercepted.
package final class JobInterceptor: Sendable {
  fileprivate static let current = ThreadLocal<JobInterceptor>()

  fileprivate let onGlobal: @Sendable (UnownedJob) -> Void
  fileprivate let onMainActor: @Sendable (UnownedJob) -> Void

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - onGlobal: Receives a job of the global executor.
  ///   - onMainActor: Receives a job of the main actor.
  package init(
    onGlobal: @escaping @Sendable (UnownedJob) -> Void,
    onMainActor: @escaping @Sendable (UnownedJob) -> Void
  ) {
    self.onGlobal = onGlobal
    self.onMainActor = onMainActor
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

  /// Runs an intercepted job of the main actor.
  ///
  /// - Parameters:
  ///   - job: The job. The caller is on the main queue.
  ///   - executor: The executor of the code that the job calls and that belongs to no actor.
  package static func runMainActorJob(_ job: UnownedJob, on executor: some TaskExecutor) {
    job.runSynchronously(
      isolatedTo: InterceptedMainExecutor.shared.asUnownedSerialExecutor(),
      taskExecutor: executor.asUnownedTaskExecutor()
    )
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
    if let interceptor = JobInterceptor.current.value {
      interceptor.onMainActor(job)
    } else {
      // Resumed by code whose jobs are not intercepted.
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
    enqueueGlobalHook.pointee = { job, enqueue in
      if let interceptor = JobInterceptor.current.value {
        interceptor.onGlobal(job)
      } else {
        enqueue(job)
      }
    }
    getMainExecutorHook.pointee = { executor in
      JobInterceptor.current.isSet
        ? InterceptedMainExecutor.shared.asUnownedSerialExecutor() : executor()
    }
    return true
  }
}
