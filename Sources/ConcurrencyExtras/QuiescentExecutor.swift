internal import Dispatch
internal import Synchronization

/// A task executor that knows when nothing it was given is runnable.
///
/// Use it where a test must go on exactly when concurrent work has come to rest, without sleeping
/// or yielding and hoping:
///
/// ```swift
/// let executor = QuiescentExecutor()
/// Task(executorPreference: executor) { await model.load() }
/// await executor.quiescence()  // `load` has ended or waits for something outside
/// ```
///
/// 1. Jobs run one at a time, first in first out, on a thread of the executor's own queue.
/// 2. The executor is *quiet* when no job is queued or running and no hold is open. Work that waits
///    (for a clock, a stream, another actor) is not runnable and does not count.
/// 3. ``quiescence()`` returns at once when quiet, else the next time the executor becomes quiet.
/// 4. A job queued by a running job is counted before the running one ends, so there is no false
///    quiet moment between the two.
/// 5. Work that leaves for another actor is out of sight until it comes back. Whoever sends it
///    there keeps the executor busy meanwhile with ``hold()`` and ``release()``.
public final class QuiescentExecutor: TaskExecutor {
  /// The executor that the current task was told to keep, set by whoever starts work on one.
  ///
  /// The runtime offers no way to ask a task for its preferred executor, hence this task-local. A
  /// `TestClock` reads it to learn whom to wait for.
  @TaskLocal public static var current: QuiescentExecutor?

  private let queue = DispatchQueue(label: "QuiescentExecutor")
  private let activity = Mutex(Activity())

  /// Makes an executor with a queue of its own, quiet until it is given work.
  public init() {}

  /// Takes a job; the Swift runtime calls this.
  public func enqueue(_ job: consuming ExecutorJob) {
    activity.withLock { $0.begin() }
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.settle { $0.end() }
    }
  }

  /// Keeps the executor from being quiet until ``release()`` is called as often as this was.
  public func hold() {
    activity.withLock { $0.hold() }
  }

  /// Ends one ``hold()``.
  ///
  /// - Precondition: A hold is open.
  public func release() {
    settle { $0.release() }
  }

  /// Waits until the executor is quiet.
  ///
  /// 1. Returns at once when it is quiet already.
  /// 2. Everyone who waits is resumed the next time it becomes quiet, in order of arrival.
  /// 3. Called by a task that runs on this executor, it counts that task as waiting, not as
  ///    running.
  /// 4. Cancellation does not cut the wait short.
  public nonisolated(nonsending) func quiescence() async {
    await withCheckedContinuation { continuation in
      let isQuiet = activity.withLock { $0.wait(continuation) }
      if isQuiet { continuation.resume() }
    }
  }

  /// How often the executor has become quiet so far.
  package var rests: Int { activity.withLock { $0.rests } }

  /// Returns when the executor has become quiet more often than that, or the caller is cancelled.
  package nonisolated(nonsending) func rest(after count: Int) async {
    let number = activity.withLock { $0.arrive() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = activity.withLock {
          $0.wait(continuation, number: number, afterRest: count)
        }
        if isOver { continuation.resume() }
        // A cancellation that came before the filing found nothing to withdraw.
        if Task.isCancelled { withdraw(number) }
      }
    } onCancel: {
      withdraw(number)
    }
  }

  private func withdraw(_ number: Int) {
    activity.withLock { $0.withdraw(number) }?.resume()
  }

  /// Carries out a step that may bring quiet, then wakes those who waited, outside the lock.
  private func settle(_ step: (inout Activity) -> [Activity.Waiter]) {
    for waiter in activity.withLock({ step(&$0) }) { waiter.resume() }
  }
}
