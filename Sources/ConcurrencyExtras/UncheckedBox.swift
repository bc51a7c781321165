/// A mutable reference to a value that the compiler is told to trust across isolation boundaries.
///
/// The sharing counterpart of ``UncheckedSendable``: every copy of the reference sees every write.
/// Nothing guards it, so use it where some other rule (one owner, one actor) rules out races;
/// otherwise prefer ``LockIsolated``.
@dynamicMemberLookup
// Unchecked on purpose: whoever makes a box vouches for how it is used.
public final class UncheckedBox<Value>: @unchecked Sendable {
  /// The boxed value, unguarded.
  public var value: Value

  /// Boxes a value.
  public init(_ value: Value) { self.value = value }

  /// Reads or writes a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }

  /// Reads a part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
}
