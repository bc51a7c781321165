public import IdentifiedCollections
public import Observation

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
    set { self[_id: id] = newValue }
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
