public import IdentifiedCollections
public import Observation
public import OrderedCollections

extension Identified: Observable where Value: ObservableState {}

extension Identified: ObservableState where Value: ObservableState {
  /// The identity of the value.
  @inlinable
  public var _$id: ObservableStateID { value._$id }

  /// Removes all observers from the value.
  public mutating func _$detach() { value._$detach() }
}

// Overloads for rows of observable state. The observers of a row are those of its value: if another
// value replaces it in place, only the observers of the list can be notified, by a new stamp.

extension IdentifiedArray where Element: ObservableState {
  /// The element with the id, or `nil`. Replacing the element notifies the observers of the array.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { self[_id: id] }
    set {
      if newValue == nil { _willRemoveRow(id: id) }
      self[_id: id] = newValue
    }
    _modify {
      let before = _rowIdentity(of: id)
      defer { _restamp(ifReplaced: before, by: _rowIdentity(of: id)) }
      yield &self[_id: id]
    }
  }

  /// The element at the position. Replacing the element notifies the observers of the array.
  @inlinable
  public subscript(position: Int) -> Element {
    get { self[_position: position] }
    set { self[_position: position] = newValue }
    _modify {
      let before = _withElement(at: position, Element._$id)
      defer { _restamp(ifReplaced: before, by: _withElement(at: position, Element._$id)) }
      yield &self[_position: position]
    }
  }

  /// Removes the element with the id. A child store of the row keeps the last state of the row.
  ///
  /// - Returns: The removed element, or `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element at the position. A child store of the row keeps the last state of the row.
  ///
  /// - Returns: The removed element.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _willRemoveRow(id: ids[index])
    return _remove(at: index)
  }

  /// Records that a row is about to be removed, if a child store may need its state.
  @usableFromInline
  func _willRemoveRow(id: ID) {
    if PendingMutations.keepsReplacedValues, let row = self[_id: id] {
      PendingMutations.willRemove(row, id: AnyHashable(id))
    }
  }

  /// Returns the identity of a row, or `nil` if there is no such row.
  @inlinable
  func _rowIdentity(of id: ID) -> ObservableStateID? {
    index(id: id).map { _withElement(at: $0, Element._$id) }
  }

  /// Sets a new stamp if the state of a row was not changed in place, but replaced.
  @inlinable
  mutating func _restamp(ifReplaced before: ObservableStateID?, by after: ObservableStateID?) {
    // An added or removed row has given the array a new stamp already.
    guard let before, let after else { return }
    if after.isInert || !after.isSameInstance(as: before) { _restamp() }
  }
}
