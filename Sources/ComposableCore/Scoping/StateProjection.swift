import IdentifiedCollections

/// The projection of a parent's state to the state of a scoped store.
@usableFromInline
struct StateProjection<Root, Value> {
  /// Reads the child's state with observation, or returns `nil` if it does not exist.
  @usableFromInline let get: (Root) -> Value?
  /// The path to the child, or `nil` for the parent's own state.
  @usableFromInline let childPath: ChildPath?

  /// Creates a projection to a field.
  @inlinable
  init(_ keyPath: KeyPath<Root, Value>) {
    get = { $0[keyPath: keyPath] }
    childPath = keyPath == \Root.self ? nil : FieldPath(keyPath)
  }

  /// Creates a projection to an optional field.
  @inlinable
  init(_ keyPath: KeyPath<Root, Value?>) {
    get = { $0[keyPath: keyPath] }
    childPath = OptionalFieldPath(keyPath)
  }

  /// Creates a projection to a row.
  init<ID: Hashable & Sendable>(
    _ keyPath: KeyPath<Root, IdentifiedArray<ID, Value>>, of rows: ChildPath, id: ID
  ) {
    get = { $0[keyPath: keyPath][id: id] }
    childPath = RowPath(
      id, of: rows, in: IdentifiedArray<ID, Value>.self, to: Value.self, at: 0
    )
  }
}
