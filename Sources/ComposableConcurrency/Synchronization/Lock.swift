#if !SANITIZE
// Public, since the functions below are inlined into other modules.
public import Synchronization

/// A lock and the value that it protects.
///
/// Every lock of this package is of this type. It is a `Mutex` under another name, unless the
/// package is compiled for the thread sanitizer, which does not recognize a `Mutex` and reports
/// data races that do not exist:
///
/// ```sh
/// swift test --sanitize=thread -Xswiftc -DSANITIZE
/// ```
///
/// 1. Each ``withLock(_:)`` is one critical section: no other access happens while it runs.
/// 2. The lock is not recursive: do not use it in its own closure.
@frozen
@usableFromInline
package struct Lock<Value: ~Copyable>: ~Copyable {
  @usableFromInline
  let mutex: Mutex<Value>

  /// Creates an unlocked lock with a value.
  @inlinable
  package init(_ initialValue: consuming sending Value) {
    mutex = Mutex(initialValue)
  }

  /// Runs a closure on the value while all other accesses wait.
  @inlinable
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}

extension Lock: Sendable where Value: ~Copyable {}
#else
/// A lock and the value that it protects, for the thread sanitizer.
package struct Lock<Value: ~Copyable>: ~Copyable {
  private let mutex = PlatformMutex()
  // Allocated, since a closure changes the value while the lock is borrowed.
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// Creates an unlocked lock with a value.
  package init(_ initialValue: consuming sending Value) {
    value.initialize(to: initialValue)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Runs a closure on the value while all other accesses wait.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&value.pointee)
  }
}

// Unchecked: the value is accessed only under the lock.
extension Lock: @unchecked Sendable where Value: ~Copyable {}
#endif
