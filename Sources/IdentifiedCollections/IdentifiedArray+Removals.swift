public import Foundation
public import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with the id.
  ///
  /// - Returns: The removed element, or `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let index = storage.index(forKey: id) else { return nil }
    return remove(at: index)
  }

  /// Removes the element that has the same id as the given one.
  ///
  /// - Returns: The removed element, or `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes and returns the element at the position.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    logChange(of: storage.keys[index])
    restamp()
    recordRemovals(at: index..<(index + 1))
    return storage.remove(at: index).value
  }

  /// Removes the elements at the positions, as passed by a list view's `onDelete`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for range in offsets.rangeView.reversed() { removeSubrange(range) }
  }

  /// Removes the elements in a range of positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    guard !bounds.isEmpty else { return }
    logRemovals(in: bounds)
    restamp()
    recordRemovals(at: bounds)
    storage.removeSubrange(bounds)
  }

  /// Removes the elements in a range of positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Removes and returns the first element.
  ///
  /// - Precondition: The array is not empty.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes the first `count` elements.
  @inlinable
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(0..<count)
  }

  /// Removes and returns the last element.
  ///
  /// - Precondition: The array is not empty.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: storage.count - 1)
  }

  /// Removes the last `count` elements.
  @inlinable
  public mutating func removeLast(_ count: Int) {
    removeSubrange((storage.count - count)..<storage.count)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: A flag that preserves the capacity for later elements.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    if !storage.isEmpty { logReset() }
    recordRemovals(at: indices)
    storage.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that satisfy the predicate, preserving the order of the rest.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let count = storage.count
    var removed: [(id: ID, element: Element)] = []
    defer {
      if storage.count != count { logReset() }
      for (id, element) in removed { recordRemoval(of: element, id: id) }
    }
    try storage.removeAll { id, element in
      let isRemoved = try shouldBeRemoved(element)
      if isRemoved, RemovalLog.isActive { removed.append((id, element)) }
      return isRemoved
    }
  }

  /// Returns the elements that satisfy the predicate, in their order and identified as in this
  /// array.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(storage: try storage.filter { try isIncluded($0.value) }, identify: identify)
  }
}
