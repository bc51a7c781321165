import IdentifiedCollections

/// How a window finds its part of the parent's state.
struct Part<Whole, Value> {
  /// Reads the part, as an observer sees it; `nil` when it is not there.
  let look: (Whole) -> Value?
  /// The step down to the part; `nil` to the parent's own state.
  let descent: Descent?

  /// A field.
  init(_ keyPath: KeyPath<Whole, Value>) {
    look = { $0[keyPath: keyPath] }
    descent = keyPath == \Whole.self ? nil : Descent(keyPath)
  }

  /// A field that may be absent.
  init(_ keyPath: KeyPath<Whole, Value?>) {
    look = { $0[keyPath: keyPath] }
    descent = keyPath == \Whole.self ? nil : Descent(keyPath)
  }

  /// A row.
  init<ID: Hashable & Sendable>(
    _ keyPath: KeyPath<Whole, IdentifiedArray<ID, Value>>, of rows: Descent, id: ID
  ) {
    look = { $0[keyPath: keyPath][id: id] }
    descent = Descent(row: id, of: rows, in: IdentifiedArray<ID, Value>.self)
  }
}
