public import CasePaths
import ConcurrencyExtras
public import IdentifiedCollections

/// The path from a parent's state to a child's state, for code that knows neither type: each
/// subclass knows both.
@usableFromInline
class ChildPath {
  @usableFromInline let component: FeaturePath.Component
  /// The type of the parent's state.
  let parentType: ObjectIdentifier
  /// The offset of the child's state in bytes, if it is stored in the parent.
  private let offset: Int?
  /// For a row, the path from the parent's state to the collection.
  let rows: ChildPath?

  fileprivate init(
    _ component: FeaturePath.Component, from parentType: ObjectIdentifier, offset: Int? = nil,
    rows: ChildPath? = nil
  ) {
    self.component = component
    self.parentType = parentType
    self.offset = offset
    self.rows = rows
  }

  /// Returns true if there is a state at the address where it is stored in the parent.
  fileprivate func exists(at address: UnsafeRawPointer) -> Bool { true }

  /// Calls `body` with a pointer to a state that is not stored in the parent, if it exists.
  fileprivate func project(_ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    preconditionFailure("'project(_:_:)' must be overridden.")
  }

  /// For a collection, returns what has changed in it since a position.
  func changes(in rows: UnsafeRawPointer, since position: ChangePosition) -> CollectionChanges? {
    nil
  }

  /// Calls `body` with a pointer to the child in its parent, or to the row in its collection, if it
  /// exists.
  final func withChild(_ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let offset else { return project(parent, body) }
    let child = parent.advanced(by: offset)
    if exists(at: child) { body(child) }
  }

  /// Calls `body` with a pointer to the child in its parent, through the collection if the child is
  /// a row.
  final func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let rows else { return withChild(parent, body) }
    rows.withChild(parent) { withChild($0, body) }
  }
}

/// The changes of a collection since a position in its history.
struct CollectionChanges {
  let position: ChangePosition
  /// The ids of the rows that were added, removed, replaced or changed, or `nil` if they are not
  /// known.
  let ids: [AnyHashableSendable]?
}

/// The path to a field, which may be stored in its parent.
@usableFromInline
class FieldPath<Root, Value>: ChildPath {
  private let access: InPlaceKeyPath<Root, Value>

  @usableFromInline
  convenience init(_ field: KeyPath<Root, Value>) {
    self.init(
      InPlaceKeyPath(field), FeaturePath.Component(field, .field, to: Value.self))
  }

  fileprivate init(_ access: InPlaceKeyPath<Root, Value>, _ component: FeaturePath.Component) {
    self.access = access
    super.init(component, from: ObjectIdentifier(Root.self), offset: access.offset)
  }

  fileprivate final override func project(
    _ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void
  ) {
    access.withValue(parent.assumingMemoryBound(to: Root.self)) { field in
      if exists(at: field) { body(field) }
    }
  }
}

/// The path to the value of an optional field.
@usableFromInline
final class OptionalFieldPath<Root, Value>: FieldPath<Root, Value?> {
  @usableFromInline
  init(_ field: KeyPath<Root, Value?>) {
    super.init(
      InPlaceKeyPath(field), FeaturePath.Component(field, .optional, to: Value.self))
  }

  // The value of an optional is stored at the address of the optional.
  fileprivate override func exists(at address: UnsafeRawPointer) -> Bool {
    isPresent(address.assumingMemoryBound(to: Value?.self))
  }
}

/// The path to the rows of a collection.
@usableFromInline
final class RowsPath<Root, ID: Hashable & Sendable, Row>: FieldPath<Root, IdentifiedArray<ID, Row>>
{
  @usableFromInline
  convenience init(_ rows: KeyPath<Root, IdentifiedArray<ID, Row>>) {
    self.init(InPlaceKeyPath(rows), of: rows)
  }

  /// Creates the path to the rows in a collection.
  ///
  /// - Parameters:
  ///   - rows: The access to the rows.
  ///   - collection: The key path to the collection.
  init<Collection>(
    _ rows: InPlaceKeyPath<Root, IdentifiedArray<ID, Row>>, of collection: KeyPath<Root, Collection>
  ) {
    super.init(rows, FeaturePath.Component(collection, .rows, to: Collection.self))
  }

  override func changes(
    in rows: UnsafeRawPointer, since position: ChangePosition
  ) -> CollectionChanges? {
    let rows = rows.assumingMemoryBound(to: IdentifiedArray<ID, Row>.self)
    let latest = rows.pointee._changePosition
    return CollectionChanges(
      position: latest,
      ids: position == latest
        ? [] : rows.pointee._changes(since: position)?.map { AnyHashableSendable($0) }
    )
  }
}

/// The path to a row, or to a value that is stored in it.
@usableFromInline
final class RowPath<ID: Hashable & Sendable, Row, Value>: ChildPath {
  private let id: ID
  private let offsetInRow: Int

  /// Creates the path to a row.
  ///
  /// - Parameters:
  ///   - id: The id of the row.
  ///   - rows: The path to the collection.
  ///   - offset: The offset of the value in a row, in bytes.
  @usableFromInline
  init(
    _ id: ID, of rows: ChildPath, in type: IdentifiedArray<ID, Row>.Type, to value: Value.Type,
    at offset: Int
  ) {
    self.id = id
    self.offsetInRow = offset
    super.init(rows.component.row(id, to: value), from: rows.parentType, rows: rows)
  }

  fileprivate override func project(
    _ rows: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void
  ) {
    let rows = rows.assumingMemoryBound(to: IdentifiedArray<ID, Row>.self)
    guard let index = rows.pointee.index(id: id) else { return }
    // Not in the closure, for the stack of features that are nested deeply: the storage of the rows
    // outlives it, as the collection does.
    body(rows.pointee._withElement(at: index) { UnsafeRawPointer($0) + offsetInRow })
  }
}

/// The path to a value that a closure finds in its parent.
@usableFromInline
final class ProjectedPath<Root, Value>: ChildPath {
  typealias Projection = (_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Void) ->
    Void

  private let projection: Projection

  private init(_ component: FeaturePath.Component, _ projection: @escaping Projection) {
    self.projection = projection
    super.init(component, from: ObjectIdentifier(Root.self))
  }

  /// Creates the path to a value of a dictionary.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - values: The component of the dictionary, without a row.
  @usableFromInline
  convenience init<Key: Hashable & Sendable>(
    _ key: Key, of values: FeaturePath.Component, _ access: InPlaceKeyPath<Root, [Key: Value]>
  ) {
    self.init(values.row(key, to: Value.self)) { root, body in
      access.withValue(root) { values in
        guard let index = values.pointee.index(forKey: key) else { return }
        withUnsafePointer(to: values.pointee.values[index], body)
      }
    }
  }

  /// Creates the path to the payload of a case.
  @usableFromInline
  convenience init(_ state: CaseKeyPath<Root, Value>) {
    let path = AnyCasePath(state)
    self.init(FeaturePath.Component(state, .enumCase, to: Value.self)) { root, body in
      if let value = path.extract(from: root.pointee) { withUnsafePointer(to: value, body) }
    }
  }

  /// Creates the path to presented state.
  convenience init(_ presentation: KeyPath<Root, PresentationState<Value>>) {
    let access = InPlaceKeyPath(presentation)
    self.init(FeaturePath.Component(presentation, .presentation, to: Value.self)) { root, body in
      access.withValue(root) { $0.pointee.withPresentedState(body) }
    }
  }

  /// Creates the path to a value that a function computes. It is equal to no other path.
  convenience init(computing value: @escaping (Root) -> Value) {
    let component = FeaturePath.Component(\Root.self, .field, to: Value.self)
    self.init(component.row(FunctionID(), to: Value.self)) { root, body in
      withUnsafePointer(to: value(root.pointee), body)
    }
  }

  fileprivate override func project(
    _ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void
  ) {
    projection(parent.assumingMemoryBound(to: Root.self)) { body($0) }
  }
}

/// The identity of a function.
private final class FunctionID: Hashable, Sendable {
  static func == (lhs: FunctionID, rhs: FunctionID) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
