public import IdentifiedCollections

/// How a window finds its part of the parent's state.
@usableFromInline
struct Part<Whole, Value> {
  /// Reads the part, as an observer sees it; `nil` when it is not there.
  @usableFromInline let look: (Whole) -> Value?
  /// Shows the part where it lies.
  @usableFromInline let peek: (Whole, (Value) -> Void) -> Void

  @inlinable
  init(
    look: @escaping (Whole) -> Value?, peek: @escaping (Whole, (Value) -> Void) -> Void
  ) {
    self.look = look
    self.peek = peek
  }
}

extension Part {
  /// A field.
  @inlinable
  init(_ keyPath: KeyPath<Whole, Value>) {
    self.init(look: { $0[keyPath: keyPath] }, peek: Access.reading(keyPath))
  }

  /// A field that may be absent.
  @inlinable
  init(_ keyPath: KeyPath<Whole, Value?>) {
    let read = Access.reading(keyPath)
    self.init(
      look: { $0[keyPath: keyPath] },
      peek: { whole, body in
        read(whole) { if case .some(let value) = $0 { body(value) } }
      }
    )
  }

  /// A row.
  @inlinable
  init<ID>(_ keyPath: KeyPath<Whole, IdentifiedArray<ID, Value>>, id: ID) {
    let read = Access.reading(keyPath)
    self.init(
      look: { $0[keyPath: keyPath][id: id] },
      peek: { whole, body in
        read(whole) { rows in
          if let index = rows.index(id: id) { body(rows[index]) }
        }
      }
    )
  }
}
