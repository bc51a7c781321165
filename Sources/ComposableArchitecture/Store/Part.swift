import IdentifiedCollections

/// How a window finds its part of the parent's state.
@usableFromInline
struct Part<Whole, Value> {
  /// Reads the part, as an observer sees it; `nil` when it is not there.
  @usableFromInline let look: (Whole) -> Value?
  /// The step down to the part; `nil` to the parent's own state.
  @usableFromInline let descent: Descent?

  /// A field.
  @inlinable
  init(_ keyPath: KeyPath<Whole, Value>) {
    look = { $0[keyPath: keyPath] }
    descent = keyPath == \Whole.self ? nil : Descent(keyPath)
  }

  /// A field that may be absent.
  @inlinable
  init(_ keyPath: KeyPath<Whole, Value?>) {
    look = { $0[keyPath: keyPath] }
    descent = Descent(keyPath)
  }

  /// A row.
  init<ID: Hashable & Sendable>(
    _ keyPath: KeyPath<Whole, IdentifiedArray<ID, Value>>, of rows: Descent, id: ID
  ) {
    look = { $0[keyPath: keyPath][id: id] }
    descent = Descent(
      row: id, of: rows, in: IdentifiedArray<ID, Value>.self, to: Value.self, at: 0
    )
  }
}
