internal import ComposableConcurrency

/// A value protected by a lock, shared by reference among tasks and threads.
///
/// Use it to collect the results of concurrent work, most often in a test:
///
/// ```swift
/// let log = LockIsolated<[Int]>([])
/// await withTaskGroup { group in
///   for n in 1...3 { group.addTask { log.withValue { $0.append(n) } } }
/// }
/// #expect(log.value.sorted() == [1, 2, 3])
/// ```
///
/// 1. Each ``withValue(_:)`` is one critical section: no other thread accesses the value while it
///    runs.
/// 2. The closure of ``withValue(_:)`` works on a copy, which becomes the value when the closure
///    returns or throws an error.
/// 3. The lock is recursive: a closure may access its own instance. Such a nested access reads the
///    value as it was before the outer closure began, and the outer closure's copy replaces what it
///    writes.
/// 4. A read and a write in two calls are two critical sections; use one ``withValue(_:)``.
@dynamicMemberLookup
// Unchecked: the stored value is accessed only under the lock. It need not be `Sendable`, since the
// closures that access it are.
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storedValue: Value
  private let lock = RecursiveLock()

  /// Creates a lock around the value of the expression.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storedValue = try value()
  }

  /// Reads one property of the value in a critical section of its own.
  public subscript<Subject: Sendable>(
    dynamicMember keyPath: any KeyPath<Value, Subject> & Sendable
  ) -> Subject {
    lock.withLock { storedValue[keyPath: keyPath] }
  }

  /// Runs the closure on a copy of the value while all other threads wait, and stores the copy.
  ///
  /// Keep the closure short: it holds a lock, so it must neither block nor resume other work.
  ///
  /// - Complexity: A closure that mutates an array, or another collection that is copied on write,
  ///   takes time linear in its count, since nested accesses read the original. For a large
  ///   collection that is mutated often, use `Mutex`, which is not recursive.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try lock.withLock {
      var value = storedValue
      // A swap ends its access to the stored value before the former value is deallocated, which
      // may run a deinitializer that uses this instance.
      defer { swap(&storedValue, &value) }
      return try operation(&value)
    }
  }

  /// Replaces the value. The expression is evaluated before the lock is acquired.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    var value = try newValue()
    lock.withLock { swap(&storedValue, &value) }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, taken while the lock is held.
  public var value: Value { lock.withLock { storedValue } }
}
