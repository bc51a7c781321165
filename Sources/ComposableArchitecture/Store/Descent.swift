public import CasePaths
public import ConcurrencyExtras
public import IdentifiedCollections

/// A step from a parent's state down to a child's, for code that knows neither type.
@usableFromInline
final class Descent {
  /// Shows what lies below a state, where it lies, if it is there.
  @usableFromInline
  typealias Look = (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void

  let component: FeaturePath.Component
  /// From the parent's state to the child's; where the child is a row, from the rows to the row.
  let look: Look
  /// Where the child is a row: the step from the parent's state to the rows.
  let rows: Descent?
  /// A number that changes when a row comes, goes or moves.
  let stamp: ((UnsafeRawPointer) -> UInt64)?

  private init(
    _ component: FeaturePath.Component, rows: Descent? = nil,
    stamp: ((UnsafeRawPointer) -> UInt64)? = nil, look: @escaping Look
  ) {
    self.component = component
    self.look = look
    self.rows = rows
    self.stamp = stamp
  }

  /// To a child that `look` finds.
  convenience init<Root, Value>(
    _ site: AnyKeyPath,
    look: @escaping (UnsafePointer<Root>, (UnsafePointer<Value>) -> Void) -> Void
  ) {
    self.init(FeaturePath.Component(site: FeaturePath.Site(site))) { root, body in
      look(root.assumingMemoryBound(to: Root.self)) { body(UnsafeRawPointer($0)) }
    }
  }

  /// To a field.
  @usableFromInline
  convenience init<Root, Value>(_ field: KeyPath<Root, Value>) {
    self.init(field, look: Access(field).look)
  }

  /// To a field that may be absent.
  @usableFromInline
  convenience init<Root, Value>(_ field: KeyPath<Root, Value?>) {
    let access = Access(field)
    self.init(field) { (root: UnsafePointer<Root>, body: (UnsafePointer<Value>) -> Void) in
      access.look(root) { unwrap($0, body) }
    }
  }

  /// To a case.
  @usableFromInline
  convenience init<Root, Value>(_ state: CaseKeyPath<Root, Value>) {
    let path = AnyCasePath(state)
    self.init(state) { (root: UnsafePointer<Root>, body: (UnsafePointer<Value>) -> Void) in
      if let value = path.extract(from: root.pointee) { withUnsafePointer(to: value, body) }
    }
  }

  /// To what is presented.
  convenience init<Root, Value>(_ presentation: KeyPath<Root, PresentationState<Value>>) {
    let access = Access(presentation)
    self.init(presentation) { (root: UnsafePointer<Root>, body: (UnsafePointer<Value>) -> Void) in
      access.look(root) { $0.pointee.look(body) }
    }
  }

  /// To the rows of a collection.
  convenience init<Root, ID, Row>(rows field: KeyPath<Root, IdentifiedArray<ID, Row>>) {
    let access = Access(field)
    self.init(
      FeaturePath.Component(site: FeaturePath.Site(field)),
      stamp: { $0.assumingMemoryBound(to: IdentifiedArray<ID, Row>.self).pointee._stamp },
      look: { root, body in
        access.look(root.assumingMemoryBound(to: Root.self)) { body(UnsafeRawPointer($0)) }
      }
    )
  }

  /// To a row.
  convenience init<ID: Hashable & Sendable, Row>(
    row id: ID, of rows: Descent, in type: IdentifiedArray<ID, Row>.Type
  ) {
    let component = FeaturePath.Component(site: rows.component.site, row: AnyHashableSendable(id))
    self.init(component, rows: rows) { rows, body in
      let rows = rows.assumingMemoryBound(to: type)
      if let index = rows.pointee.index(id: id) {
        withUnsafePointer(to: rows.pointee[index]) { body(UnsafeRawPointer($0)) }
      }
    }
  }

  /// Goes down from the parent's state.
  func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let rows else { return look(parent, body) }
    rows.look(parent) { look($0, body) }
  }
}

/// Shows what an optional holds, if anything, where it lies.
///
/// A reader of a copyable value would be handed a copy: of a state of many fields, a retain for each.
@inlinable
func unwrap<Value: ~Copyable>(
  _ optional: UnsafePointer<Value?>, _ body: (UnsafePointer<Value>) -> Void
) {
  switch optional.pointee {
  case .some(let value): withUnsafePointer(to: value, body)
  case .none: break
  }
}

/// Changes what an optional holds, if anything, where it lies.
@inlinable
func unwrap<Value: ~Copyable>(_ optional: inout Value?, _ body: (inout Value) -> Void) {
  if optional != nil { body(&optional!) }
}
