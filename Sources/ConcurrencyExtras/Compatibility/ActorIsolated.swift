/// A value that an actor protects.
///
/// Prefer ``LockIsolated``, which needs no `await`.
///
/// ```swift
/// let events = ActorIsolated<[String]>([])
/// await events.withValue { $0.append("opened") }
/// #expect(await events.value == ["opened"])
/// ```
@dynamicMemberLookup
public final actor ActorIsolated<Value> {
  /// The value, which the actor isolates.
  public var value: Value

  /// Creates an actor around the value of the expression.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads one property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: any KeyPath<Value, Subject> & Sendable
  ) -> Subject {
    value[keyPath: keyPath]
  }

  /// Runs the closure on a copy of the value, on the actor, and stores the copy.
  ///
  /// If the closure is suspended, changes that are made meanwhile are replaced by its copy.
  public func withValue<Result: Sendable>(
    _ operation: nonisolated(nonsending) @Sendable (inout Value) async throws -> Result
  ) async rethrows -> Result {
    var copy = UncheckedSendable(value)  // Only the operation uses it until it returns.
    defer { value = copy.value }
    return try await operation(&copy.value)
  }

  /// Replaces the value with another one.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
