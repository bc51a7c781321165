internal import Synchronization

/// A value behind a lock, shared by reference and safe to reach from any task or thread.
///
/// Use it to collect what concurrent work did, most often in a test:
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
/// 2. The lock is not recursive: touching the same instance from inside its own closure traps.
/// 3. Reading and then writing in two calls is two critical sections; use one ``withValue(_:)``.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  /// `Value` need not be `Sendable`: it is reached only under the lock, by closures that are.
  private let storage: Mutex<UncheckedSendable<Value>>

  /// Guards the value that the expression gives.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.storage = try Mutex(UncheckedSendable(value()))
  }

  /// Reads one part of the guarded value in a critical section of its own.
  public subscript<Subject: Sendable>(
    dynamicMember keyPath: any KeyPath<Value, Subject> & Sendable
  ) -> Subject {
    storage.withLock { $0.value[keyPath: keyPath] }
  }

  /// Runs the closure on the guarded value while everyone else waits.
  ///
  /// Keep the closure short: it holds a lock, so it must neither wait nor resume other work.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try storage.withLock { try operation(&$0.value) }
  }

  /// Replaces the guarded value. The expression is evaluated before the lock is taken.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    let replacement = try UncheckedSendable(newValue())
    storage.withLock { $0 = replacement }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the guarded value.
  public var value: Value { storage.withLock { $0.value } }
}
