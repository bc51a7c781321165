public import CasePaths
import ConcurrencyExtras
public import IdentifiedCollections

/// A step from a parent's state down to a child's, for code that knows neither type.
@usableFromInline
final class ChildPath {
  /// How to find what lies below a state, if it is there.
  @usableFromInline
  enum ChildAccess {
    /// It is stored in the state: how many bytes from the start, and whether it is there. A number
    /// and a closure that captures nothing, because each action asks.
    case stored(offset: Int, isThere: (UnsafeRawPointer) -> Bool)
    /// It is shown for a moment.
    case shown((UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void)
  }

  @usableFromInline let component: FeaturePath.Component
  /// The type of the parent's state.
  @usableFromInline let root: ObjectIdentifier
  /// From the parent's state to the child's; where the child is a row, from the rows to the row.
  let way: ChildAccess
  /// Where the child is a row: the step from the parent's state to the rows.
  let rows: ChildPath?
  /// A number that changes when a row comes, goes or moves.
  let stamp: ((UnsafeRawPointer) -> UInt64)?

  @usableFromInline
  init(
    _ component: FeaturePath.Component, from root: ObjectIdentifier, _ way: ChildAccess,
    rows: ChildPath? = nil, stamp: ((UnsafeRawPointer) -> UInt64)? = nil
  ) {
    self.component = component
    self.root = root
    self.way = way
    self.rows = rows
    self.stamp = stamp
  }

  /// Shows the child where it lies in the parent, or the row in its rows.
  func look(_ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    switch way {
    case .stored(let offset, let isThere):
      let child = parent.advanced(by: offset)
      if isThere(child) { body(child) }
    case .shown(let show): show(parent, body)
    }
  }

  /// Goes down from the parent's state, by its rows where the child is one of them.
  func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let rows else { return look(parent, body) }
    rows.look(parent) { look($0, body) }
  }
}

// Inlinable, so that the closures are compiled where the types of the states are known.
extension ChildPath {
  /// To a field.
  @inlinable
  convenience init<Root, Value>(_ field: KeyPath<Root, Value>) {
    self.init(
      FeaturePath.Component(field, .field, to: Value.self), from: ObjectIdentifier(Root.self),
      .field(InPlaceKeyPath(field))
    )
  }

  /// To a field that may be absent.
  @inlinable
  convenience init<Root, Value>(_ field: KeyPath<Root, Value?>) {
    let access = InPlaceKeyPath(field)
    let component = FeaturePath.Component(field, .optional, to: Value.self)
    if let offset = access.offset {
      self.init(
        component, from: ObjectIdentifier(Root.self),
        .stored(
          offset: offset, isThere: { isPresent($0.assumingMemoryBound(to: Value?.self)) }
        )
      )
    } else {
      self.init(
        component, from: ObjectIdentifier(Root.self),
        .shown { root, body in
          access.look(root.assumingMemoryBound(to: Root.self)) { field in
            if isPresent(field) { body(UnsafeRawPointer(field)) }
          }
        }
      )
    }
  }

  /// To a case.
  @inlinable
  convenience init<Root, Value>(_ state: CaseKeyPath<Root, Value>) {
    let path = AnyCasePath(state)
    self.init(
      FeaturePath.Component(state, .enumCase, to: Value.self), from: ObjectIdentifier(Root.self),
      .shown { root, body in
        if let value = path.extract(from: root.assumingMemoryBound(to: Root.self).pointee) {
          withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
        }
      }
    )
  }

  /// To what is presented.
  convenience init<Root, Value>(_ presentation: KeyPath<Root, PresentationState<Value>>) {
    let access = InPlaceKeyPath(presentation)
    self.init(
      FeaturePath.Component(presentation, .presentation, to: Value.self),
      from: ObjectIdentifier(Root.self),
      .shown { root, body in
        access.look(root.assumingMemoryBound(to: Root.self)) { presentation in
          presentation.pointee.look { body(UnsafeRawPointer($0)) }
        }
      }
    )
  }

  /// To the rows of a collection.
  @inlinable
  convenience init<Root, ID, Row>(rows field: KeyPath<Root, IdentifiedArray<ID, Row>>) {
    self.init(
      FeaturePath.Component(field, .rows, to: IdentifiedArray<ID, Row>.self),
      from: ObjectIdentifier(Root.self),
      .field(InPlaceKeyPath(field)),
      stamp: { $0.assumingMemoryBound(to: IdentifiedArray<ID, Row>.self).pointee._stamp }
    )
  }

  /// To a row, or to a part of it that is always there.
  ///
  /// - Parameters:
  ///   - id: Which row.
  ///   - rows: The step to the rows.
  ///   - part: Where the part is in a row, in bytes from its start.
  @inlinable
  convenience init<ID: Hashable & Sendable, Row, Value>(
    row id: ID, of rows: ChildPath, in type: IdentifiedArray<ID, Row>.Type,
    to value: Value.Type, at part: Int
  ) {
    self.init(
      rows.component.row(id, to: value), from: rows.root,
      .shown { rows, body in
        let rows = rows.assumingMemoryBound(to: type)
        if let index = rows.pointee.index(id: id) {
          withUnsafePointer(to: rows.pointee[index]) { body(UnsafeRawPointer($0) + part) }
        }
      },
      rows: rows
    )
  }

  /// To a value of a dictionary.
  ///
  /// - Parameters:
  ///   - key: Which value.
  ///   - values: The step to the dictionary, without its row.
  @inlinable
  convenience init<Root, Key: Hashable & Sendable, Value>(
    key: Key, of values: FeaturePath.Component, _ access: InPlaceKeyPath<Root, [Key: Value]>
  ) {
    self.init(
      values.row(key, to: Value.self), from: ObjectIdentifier(Root.self),
      .shown { root, body in
        access.look(root.assumingMemoryBound(to: Root.self)) { values in
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
    if let offset = access.offset { return .stored(offset: offset, isThere: { _ in true }) }
    return .shown { root, body in
      access.look(root.assumingMemoryBound(to: Root.self)) { body(UnsafeRawPointer($0)) }
    }
  }
}

/// Whether an optional holds anything. A value of its type lies where the optional does.
///
/// To ask a copyable optional would copy what it holds: of a state of many fields, a retain for each.
@inlinable
func isPresent<Value: ~Copyable>(_ optional: UnsafePointer<Value?>) -> Bool {
  switch optional.pointee {
  case .some: true
  case .none: false
  }
}

/// Changes what an optional holds, if anything, where it lies.
@inlinable
func unwrap<Value>(_ optional: inout Value?, _ body: (inout Value) -> Void) {
  if withUnsafePointer(to: &optional, { isPresent($0) }) { body(&optional!) }
}
