/// A mutable reference to a value that is `Sendable` without checks by the compiler.
///
/// The reference counterpart of ``UncheckedSendable``: every copy of the reference sees every
/// write. Accesses are not synchronized, so use it where another rule (one owner, one actor)
/// prevents data races; otherwise prefer ``LockIsolated``.
@dynamicMemberLookup
// Unchecked: the code that creates a box is responsible for the absence of data races.
public final class UncheckedBox<Value>: @unchecked Sendable {
  /// The boxed value. Accesses are not synchronized.
  public var value: Value

  /// Creates a box with a value.
  public init(_ value: Value) { self.value = value }

  /// Accesses a mutable property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }

  /// Accesses a property of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
}
