internal import Synchronization

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
/// 1. Each ``withValue(_:)`` is one critical section: no other access happens while it runs.
/// 2. The lock is not recursive: accessing the same instance in its own closure traps.
/// 3. A read and a write in two calls are two critical sections; use one ``withValue(_:)``.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  /// `Value` need not be `Sendable`: it is accessed only under the lock, by closures that are.
  private let storage: Mutex<UncheckedSendable<Value>>

  /// Creates a lock around the value of the expression.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.storage = try Mutex(UncheckedSendable(value()))
  }

  /// Reads one property of the value in a critical section of its own.
  public subscript<Subject: Sendable>(
    dynamicMember keyPath: any KeyPath<Value, Subject> & Sendable
  ) -> Subject {
    storage.withLock { $0.value[keyPath: keyPath] }
  }

  /// Runs the closure on the value while all other accesses wait.
  ///
  /// Keep the closure short: it holds a lock, so it must neither block nor resume other work.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try storage.withLock { try operation(&$0.value) }
  }

  /// Replaces the value. The expression is evaluated before the lock is acquired.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    let replacement = try UncheckedSendable(newValue())
    storage.withLock { $0 = replacement }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value { storage.withLock { $0.value } }
}
