internal import Dispatch

/// A task executor that can wait until none of its work is runnable.
///
/// Use it in a test that continues exactly when concurrent work is idle, without sleeping or
/// yielding an arbitrary number of times. A `TestStore` runs its effects on one.
///
/// ```swift
/// let executor = QuiescentExecutor()
/// Task(executorPreference: executor) { await model.load() }
/// await executor.quiescence()  // `load` has ended or waits for something outside
/// ```
///
/// 1. Jobs run one at a time, first in first out, on a thread of the executor's own queue.
/// 2. The executor is *idle* when no job is queued or running and no hold is open. Work that is
///    suspended (on a clock, a stream, a continuation) is not runnable and does not count.
/// 3. ``quiescence()`` returns immediately if the executor is idle, otherwise the next time that it
///    becomes idle.
/// 4. A job that is enqueued by a running job is counted before the running one ends, so the
///    executor is not idle between the two.
/// 5. Jobs that its jobs enqueue elsewhere are counted, too: work that hops to the main actor, and
///    unstructured and detached tasks. The latter run on the executor's own queue, and count until
///    they yield on an actor. This takes a runtime that lets jobs be intercepted, as that of Swift
///    6.2 on Linux does.
/// 6. A task that has counted once counts again whenever it is resumed, by whichever thread: that of
///    a clock, a stream or a test. Not so an unstructured task that waits inside of an actor.
/// 7. Work that goes to a dispatch queue, a real clock or an actor with an executor of its own is
///    not counted until it returns. The caller that sends it there can keep the executor busy
///    meanwhile with ``hold()`` and ``release()``.
public final class QuiescentExecutor: TaskExecutor {
  /// The executor that the current task runs on, set by the code that starts work on it.
  ///
  /// The runtime has no API for a task's preferred executor, hence this task-local. A `TestClock`
  /// reads it to find the executors to wait for.
  @TaskLocal public static var current: QuiescentExecutor?

  private let queue = DispatchQueue(label: "QuiescentExecutor")
  private let activity = Lock(ExecutorActivity())

  /// Creates an idle executor with a queue of its own.
  public init() {}

  /// Enqueues a job. The Swift runtime calls this method.
  public func enqueue(_ job: consuming ExecutorJob) {
    receiveGlobalJob(UnownedJob(job))
  }

  /// Runs a job on a queue, and counts it and the jobs that it enqueues.
  private func run(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    activity.withLock { $0.beginJob() }
    queue.async {
      JobInterceptor(receiver: self).intercept(body)
      self.update { $0.endJob() }
    }
  }

  /// Keeps the executor busy until each call is balanced by a call of ``release()``.
  public func hold() {
    activity.withLock { $0.hold() }
  }

  /// Ends one ``hold()``.
  ///
  /// - Precondition: A hold is open.
  public func release() {
    update { $0.release() }
  }

  /// Waits until the executor is idle.
  ///
  /// 1. Returns immediately if it is idle already.
  /// 2. All waiting callers are resumed the next time it becomes idle, in the order of their calls.
  /// 3. A caller that runs on this executor counts as waiting, not as running.
  /// 4. Cancellation does not end the wait early.
  public nonisolated(nonsending) func quiescence() async {
    await withCheckedContinuation { continuation in
      let isIdle = activity.withLock { $0.wait(continuation) }
      if isIdle { continuation.resume() }
    }
  }

  /// The number of times that the executor has become idle.
  package var idleCount: Int { activity.withLock { $0.idleCount } }

  /// Returns true if the executor is idle and has run nothing since ``idleCount`` was `count`.
  package func isIdle(since count: Int) -> Bool {
    activity.withLock { $0.isIdle && $0.idleCount == count }
  }

  /// Returns when ``idleCount`` exceeds `count`, or when the caller is cancelled.
  package nonisolated(nonsending) func waitUntilIdle(after count: Int) async {
    let id = activity.withLock { $0.makeWaiterID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = activity.withLock {
          $0.wait(continuation, id: id, afterIdleCount: count)
        }
        if isOver { continuation.resume() }
        // A cancellation before the insertion found no waiter to remove.
        if Task.isCancelled { cancelWait(id) }
      }
    } onCancel: {
      cancelWait(id)
    }
  }

  private func cancelWait(_ id: Int) {
    activity.withLock { $0.removeWaiter(id) }?.resume()
  }

  /// Applies a change that may make the executor idle, then resumes the waiters outside of the
  /// lock.
  private func update(_ change: (inout ExecutorActivity) -> [ExecutorActivity.Waiter]) {
    for waiter in activity.withLock({ change(&$0) }) { waiter.resume() }
  }
}

extension QuiescentExecutor: JobReceiver {
  package func receiveGlobalJob(_ job: UnownedJob) {
    run(on: queue) { JobInterceptor.runGlobalJob(job, on: self) }
  }

  package func receiveMainActorJob(_ job: UnownedJob) {
    run(on: .main) { JobInterceptor.runMainActorJob(job, on: self) }
  }
}
