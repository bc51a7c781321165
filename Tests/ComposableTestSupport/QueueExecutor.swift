import Dispatch

/// An executor on a dispatch queue, outside of Swift's thread pool, so that its jobs can block.
final class QueueExecutor: SerialExecutor {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private let queue = DispatchQueue(label: "QueueExecutor")

  init() { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }

  /// True if the caller runs on this executor.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
