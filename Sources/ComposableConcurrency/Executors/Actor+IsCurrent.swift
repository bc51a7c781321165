// As declared in the `Concurrency.h` of the runtime: the executor, and flags without a meaning here.
// Without the flag to assert, it never traps. A thin function has the calling convention of Swift.
private typealias IsCurrentExecutor = @convention(thin) (UnownedSerialExecutor, UInt64) -> Bool

private let isCurrentExecutor = runtimeFunction("swift_task_isCurrentExecutorWithFlags")
  .map { unsafeBitCast($0, to: IsCurrentExecutor.self) }

extension Actor {
  /// True or false if it is known whether the caller is on this actor, and `nil` if it is not known.
  ///
  /// `assertIsolated()` knows in more cases, but its message is not printed.
  package nonisolated var isCurrent: Bool? {
    guard let isCurrentExecutor else { return nil }
    let executor = unownedExecutor
    if isCurrentExecutor(executor, 0) { return true }
    // An executor other than the default one has a second word, and may know callers that the runtime
    // does not know.
    return unsafeBitCast(executor, to: (UInt, UInt).self).1 == 0 ? false : nil
  }
}
