public import CasePaths
import ConcurrencyExtras
public import IdentifiedCollections

/// The path from a parent's state to a child's state, for code that knows neither type.
@usableFromInline
final class ChildPath {
  /// The ways to reach the state of a child, if it exists.
  @usableFromInline
  enum ChildAccess {
    /// The state is stored in the parent: its offset in bytes, and a function that returns true if
    /// the state exists. A number and a closure that captures nothing, because each action uses
    /// them.
    case stored(offset: Int, exists: (UnsafeRawPointer) -> Bool)
    /// The state can be accessed during a call.
    case projected((UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void)
  }

  @usableFromInline let component: FeaturePath.Component
  /// The type of the parent's state.
  @usableFromInline let parentType: ObjectIdentifier
  /// The access from the parent's state to the child's, or for a row from its collection to the
  /// row.
  let access: ChildAccess
  /// For a row, the path from the parent's state to the collection.
  let rows: ChildPath?
  /// For a collection, a function that returns what has changed in it since a position.
  let changes: ((UnsafeRawPointer, ChangePosition) -> CollectionChanges)?

  @usableFromInline
  init(
    _ component: FeaturePath.Component, from parentType: ObjectIdentifier, _ access: ChildAccess,
    rows: ChildPath? = nil,
    changes: ((UnsafeRawPointer, ChangePosition) -> CollectionChanges)? = nil
  ) {
    self.component = component
    self.parentType = parentType
    self.access = access
    self.rows = rows
    self.changes = changes
  }

  /// Calls `body` with a pointer to the child in its parent, or to the row in its collection.
  func withChild(_ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    switch access {
    case .stored(let offset, let exists):
      let child = parent.advanced(by: offset)
      if exists(child) { body(child) }
    case .projected(let project): project(parent, body)
    }
  }

  /// Calls `body` with a pointer to the child in its parent, through the collection if the child is
  /// a row.
  func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let rows else { return withChild(parent, body) }
    rows.withChild(parent) { withChild($0, body) }
  }
}

/// The changes of a collection since a position in its history.
@usableFromInline
struct CollectionChanges {
  let position: ChangePosition
  /// The ids of the rows that were added, removed, replaced or changed, or `nil` if they are not
  /// known.
  let ids: [AnyHashableSendable]?

  @usableFromInline
  init<ID: Hashable & Sendable, Row>(
    in rows: UnsafePointer<IdentifiedArray<ID, Row>>, since position: ChangePosition
  ) {
    self.position = rows.pointee._changePosition
    ids =
      position == self.position
      ? [] : rows.pointee._changes(since: position)?.map { AnyHashableSendable($0) }
  }
}

// Inlinable, so that the closures are compiled where the types of the states are known.
extension ChildPath {
  /// Creates the path to a field.
  @inlinable
  convenience init<Root, Value>(_ field: KeyPath<Root, Value>) {
    self.init(
      FeaturePath.Component(field, .field, to: Value.self), from: ObjectIdentifier(Root.self),
      .field(InPlaceKeyPath(field))
    )
  }

  /// Creates the path to an optional field.
  @inlinable
  convenience init<Root, Value>(_ field: KeyPath<Root, Value?>) {
    let access = InPlaceKeyPath(field)
    let component = FeaturePath.Component(field, .optional, to: Value.self)
    if let offset = access.offset {
      self.init(
        component, from: ObjectIdentifier(Root.self),
        .stored(
          offset: offset, exists: { isPresent($0.assumingMemoryBound(to: Value?.self)) }
        )
      )
    } else {
      self.init(
        component, from: ObjectIdentifier(Root.self),
        .projected { root, body in
          access.withValue(root.assumingMemoryBound(to: Root.self)) { field in
            if isPresent(field) { body(UnsafeRawPointer(field)) }
          }
        }
      )
    }
  }

  /// Creates the path to a case.
  @inlinable
  convenience init<Root, Value>(_ state: CaseKeyPath<Root, Value>) {
    let path = AnyCasePath(state)
    self.init(
      FeaturePath.Component(state, .enumCase, to: Value.self), from: ObjectIdentifier(Root.self),
      .projected { root, body in
        if let value = path.extract(from: root.assumingMemoryBound(to: Root.self).pointee) {
          withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
        }
      }
    )
  }

  /// Creates the path to presented state.
  convenience init<Root, Value>(_ presentation: KeyPath<Root, PresentationState<Value>>) {
    let access = InPlaceKeyPath(presentation)
    self.init(
      FeaturePath.Component(presentation, .presentation, to: Value.self),
      from: ObjectIdentifier(Root.self),
      .projected { root, body in
        access.withValue(root.assumingMemoryBound(to: Root.self)) { presentation in
          presentation.pointee.withPresentedState { body(UnsafeRawPointer($0)) }
        }
      }
    )
  }

  /// Creates the path to the rows of a collection.
  @inlinable
  convenience init<Root, ID: Hashable & Sendable, Row>(
    rows field: KeyPath<Root, IdentifiedArray<ID, Row>>
  ) {
    self.init(rows: InPlaceKeyPath(field), of: field)
  }

  /// Creates the path to the rows in a collection.
  ///
  /// - Parameters:
  ///   - rows: The access to the rows.
  ///   - collection: The key path to the collection.
  @inlinable
  convenience init<Root, Collection, ID: Hashable & Sendable, Row>(
    rows: InPlaceKeyPath<Root, IdentifiedArray<ID, Row>>, of collection: KeyPath<Root, Collection>
  ) {
    self.init(
      FeaturePath.Component(collection, .rows, to: Collection.self),
      from: ObjectIdentifier(Root.self),
      .field(rows),
      changes: { rows, position in
        CollectionChanges(
          in: rows.assumingMemoryBound(to: IdentifiedArray<ID, Row>.self), since: position
        )
      }
    )
  }

  /// Creates the path to a row, or to a value that is stored in it.
  ///
  /// - Parameters:
  ///   - id: The id of the row.
  ///   - rows: The path to the collection.
  ///   - offset: The offset of the value in a row, in bytes.
  @inlinable
  convenience init<ID: Hashable & Sendable, Row, Value>(
    row id: ID, of rows: ChildPath, in type: IdentifiedArray<ID, Row>.Type,
    to value: Value.Type, at offset: Int
  ) {
    self.init(
      rows.component.row(id, to: value), from: rows.parentType,
      .projected { rows, body in
        let rows = rows.assumingMemoryBound(to: type)
        if let index = rows.pointee.index(id: id) {
          rows.pointee._withElement(at: index) { body(UnsafeRawPointer($0) + offset) }
        }
      },
      rows: rows
    )
  }

  /// Creates the path to a value of a dictionary.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - values: The component of the dictionary, without a row.
  @inlinable
  convenience init<Root, Key: Hashable & Sendable, Value>(
    key: Key, of values: FeaturePath.Component, _ access: InPlaceKeyPath<Root, [Key: Value]>
  ) {
    self.init(
      values.row(key, to: Value.self), from: ObjectIdentifier(Root.self),
      .projected { root, body in
        access.withValue(root.assumingMemoryBound(to: Root.self)) { values in
          if let index = values.pointee.index(forKey: key) {
            withUnsafePointer(to: values.pointee.values[index]) { body(UnsafeRawPointer($0)) }
          }
        }
      }
    )
  }
}

extension ChildPath.ChildAccess {
  @inlinable
  static func field<Root, Value>(_ access: InPlaceKeyPath<Root, Value>) -> Self {
    if let offset = access.offset { return .stored(offset: offset, exists: { _ in true }) }
    return .projected { root, body in
      access.withValue(root.assumingMemoryBound(to: Root.self)) { body(UnsafeRawPointer($0)) }
    }
  }
}

/// Returns true if an optional has a value, which is stored at the address of the optional.
///
/// Testing a copyable optional would copy its value: for a state of many fields, a retain of each.
@inlinable
func isPresent<Value: ~Copyable>(_ optional: UnsafePointer<Value?>) -> Bool {
  switch optional.pointee {
  case .some: true
  case .none: false
  }
}

/// Changes the value of an optional in place, if it has one.
@inlinable
func unwrap<Value>(_ optional: inout Value?, _ body: (inout Value) -> Void) {
  if withUnsafePointer(to: &optional, { isPresent($0) }) { body(&optional!) }
}
