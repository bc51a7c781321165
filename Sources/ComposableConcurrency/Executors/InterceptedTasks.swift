/// The receivers of the tasks whose jobs have been intercepted, by the tasks' identifiers.
///
/// A task without an executor preference goes back to an executor of the runtime whenever it is
/// resumed, on the thread that resumes it: that of a clock, a stream or a test. This table returns
/// such a job to the receiver of the task's earlier jobs.
///
/// A pure value, which ``JobInterceptor`` guards with a lock. It does not retain the receivers, and
/// from time to time it removes the tasks of those that were deallocated.
struct InterceptedTasks: Sendable {
  private struct Reference: Sendable {
    weak var receiver: (any JobReceiver)?
  }

  private static let minimumCapacity = 1024
  private var references: [TaskIdentifier: Reference] = [:]
  private var capacity = Self.minimumCapacity

  /// Returns the receiver of a task's jobs, or `nil` if none is known or it was deallocated.
  func receiver(of task: TaskIdentifier) -> (any JobReceiver)? { references[task]?.receiver }

  /// Sets the receiver of a task's jobs.
  mutating func setReceiver(_ receiver: any JobReceiver, of task: TaskIdentifier) {
    if references.count >= capacity {
      references = references.filter { $1.receiver != nil }
      capacity = max(Self.minimumCapacity, 2 * references.count)
    }
    references[task] = Reference(receiver: receiver)
  }
}

/// The identifier of a task, which no other task of the process has had.
struct TaskIdentifier: Hashable, Sendable {
  // As declared in the `Concurrency.h` of the runtime. The lowest byte of the flags is the kind of
  // the job, zero for a task. A thin function has the calling convention of Swift.
  private typealias GetJobFlags = @convention(thin) (UnownedJob) -> UInt
  private typealias GetJobTaskID = @convention(thin) (UnownedJob) -> UInt64

  private static let getJobFlags = runtimeFunction("swift_task_getJobFlags")
    .map { unsafeBitCast($0, to: GetJobFlags.self) }
  private static let getJobTaskID = runtimeFunction("swift_task_getJobTaskId")
    .map { unsafeBitCast($0, to: GetJobTaskID.self) }

  private let rawValue: UInt64

  /// Creates the identifier of the task that a job is a part of, or `nil` if it is no part of a
  /// task: for example, the job in which an actor runs those that are enqueued on it.
  init?(of job: UnownedJob) {
    guard let flags = Self.getJobFlags?(job), flags & 0xFF == 0,
      let id = Self.getJobTaskID?(job)
    else { return nil }
    rawValue = id
  }
}
