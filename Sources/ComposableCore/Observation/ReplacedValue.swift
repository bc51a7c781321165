import ConcurrencyExtras
import IdentifiedCollections

/// A value that a field had before the running reducer replaced it.
///
/// A child store whose state is removed returns the last state that the child had. It is found by
/// restoring the replaced fields in a copy of the parent's state.
protocol ReplacedValue {
  /// The identity of the state that the field belongs to.
  var owner: ObservableStateID { get }

  /// Restores the field in a copy of its state.
  func restore<State>(in state: inout State)
}

/// The only implementation of ``ReplacedValue``: the protocol hides the type of the field.
struct ReplacedField<Value>: ReplacedValue {
  let keyPath: AnyKeyPath
  let owner: ObservableStateID
  let value: Value

  func restore<State>(in state: inout State) {
    if let keyPath = keyPath as? WritableKeyPath<State, Value> { state[keyPath: keyPath] = value }
  }
}

/// The last values that were replaced, one for each field.
struct ReplacedValues {
  private struct Field: Hashable {
    /// The key path of a field is one object, in the setter that replaces its values.
    let keyPath: ObjectIdentifier
    let owner: ObservableStateID
  }

  /// The values in the order in which the fields were first replaced.
  private(set) var values: [any ReplacedValue] = []
  private var indices: [Field: Int] = [:]

  var isEmpty: Bool { values.isEmpty }

  mutating func set(_ value: ReplacedField<some Any>) {
    let field = Field(keyPath: ObjectIdentifier(value.keyPath), owner: value.owner.ofInstance)
    if let index = indices[field] {
      values[index] = value
    } else {
      indices[field] = values.count
      values.append(value)
    }
  }
}

extension PendingMutations {
  /// Returns the state that a child had before the running reducer removed it, or `nil` if it is not
  /// known.
  ///
  /// - Parameters:
  ///   - id: The id of the child, if it is a row.
  ///   - lifetime: The lifetime of the child.
  ///   - read: Reads the state of the child from that of its parent.
  static func removedState<State>(
    ofRow id: AnyHashableSendable?, _ lifetime: ChildLifetime?, _ read: () -> State?
  ) -> State? {
    let rows = id.map { removedRows(id: $0, as: State.self) } ?? []
    let row = rows.last { lifetime?.isInHistoryOfCollection($0.position) ?? false }
    // Of the rows with the id in any collection, only a single one is known to be the child.
    return row?.row ?? restoringRemovals(read) ?? (rows.count == 1 ? rows[0].row : nil)
  }

  private static func removedRows<Row>(
    id: AnyHashableSendable, as type: Row.Type
  ) -> [(row: Row, position: ChangePosition)] {
    let removals = current?.removals?.removals(id: AnyHashable(id.base)) ?? []
    return removals.compactMap { removal in
      let row = removal.element as? Row ?? (removal.element as? any ValueContainer)?.content as? Row
      return row.map { row in (row, removal.position) }
    }
  }

  /// Returns the element that the running reducer has removed from a stack, or `nil` if there is
  /// none, or outside of ``restoringRemovals(_:)``.
  static func restoredElement<Element>(id: StackElementID) -> Element? {
    guard let current, current.isRestoringRemovals else { return nil }
    let rows = removedRows(id: AnyHashableSendable(id), as: Element.self)
    return rows.count == 1 ? rows[0].row : nil
  }

  /// Records that a field is about to be replaced, if child stores may need its value.
  static func willReplace<Value>(
    _ value: Value, at keyPath: @autoclosure () -> AnyKeyPath,
    of owner: @autoclosure () -> ObservableStateID
  ) {
    guard let current, current.keepsReplacedValues else { return }
    current.replacedValues.set(ReplacedField(keyPath: keyPath(), owner: owner(), value: value))
  }

  /// Returns a copy of a state with the values that its fields had before they were replaced.
  static func restored<State>(_ state: State) -> State {
    guard let current, !current.replacedValues.isEmpty,
      let owner = (state as? any ObservableState)?._$id
    else { return state }
    var copy = detached(state)
    // A copy of the state that the reducer made since has let it go on as another version.
    for value in current.replacedValues.values where owner.isSameInstance(as: value.owner) {
      value.restore(in: &copy)
    }
    return copy
  }
}

/// A row that contains the state of a child, such as a screen on a stack.
private protocol ValueContainer {
  var content: Any { get }
}

extension Identified: ValueContainer {
  fileprivate var content: Any { value }
}
