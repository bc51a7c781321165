import IdentifiedCollections

/// How a window finds its part of the parent's state.
@usableFromInline
struct StateProjection<Whole, Value> {
  /// Reads the part, as an observer sees it; `nil` when it is not there.
  @usableFromInline let look: (Whole) -> Value?
  /// The step down to the part; `nil` to the parent's own state.
  @usableFromInline let descent: ChildPath?

  /// A field.
  @inlinable
  init(_ keyPath: KeyPath<Whole, Value>) {
    look = { $0[keyPath: keyPath] }
    descent = keyPath == \Whole.self ? nil : ChildPath(keyPath)
  }

  /// A field that may be absent.
  @inlinable
  init(_ keyPath: KeyPath<Whole, Value?>) {
    look = { $0[keyPath: keyPath] }
    descent = ChildPath(keyPath)
  }

  /// A row.
  init<ID: Hashable & Sendable>(
    _ keyPath: KeyPath<Whole, IdentifiedArray<ID, Value>>, of rows: ChildPath, id: ID
  ) {
    look = { $0[keyPath: keyPath][id: id] }
    descent = ChildPath(
      row: id, of: rows, in: IdentifiedArray<ID, Value>.self, to: Value.self, at: 0
    )
  }
}
