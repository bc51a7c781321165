public import OrderedCollections

extension IdentifiedArray {
  /// Appends the element unless the array contains its id.
  ///
  /// - Returns: A flag set if the element was appended, and the index of the element with that id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: storage.count)
  }

  /// Appends, in order, the elements whose ids the array does not contain.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts the element at the position unless the array contains its id.
  ///
  /// - Complexity: O(*n*) in the number of elements after the position.
  /// - Returns: A flag set if the element was inserted, and the index of the element with that id.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ element: Element, at index: Int
  ) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let existing = storage.index(forKey: id) { return (false, existing) }
    storage.updateValue(element, forKey: id, insertingAt: index)
    logChange(of: id)
    restamp()
    return (true, index)
  }

  /// Replaces the element of the same id in its position, or appends the new one.
  ///
  /// - Returns: The replaced element, or `nil` if the new one was appended.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = identify(element)
    logChange(of: id)
    restamp()
    return storage.updateValue(element, forKey: id)
  }

  /// Replaces the element of the same id in its position, or inserts the new one at `index`.
  ///
  /// - Returns: The replaced element, if any, and the index of the new one.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let id = identify(element)
    logChange(of: id)
    restamp()
    return storage.updateValue(element, forKey: id, insertingAt: index)
  }

  /// Replaces the element at the position.
  ///
  /// The new element is stored under its own id. Only if another position has that id does it stay
  /// under the id of the replaced element.
  ///
  /// - Returns: The replaced element.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let original = storage.values[index]
    let id = identify(element)
    logChange(of: storage.keys[index])
    logChange(of: id)
    restamp()
    if storage.keys[index] != id, storage.index(forKey: id) == nil {
      recordRemovals(at: index..<(index + 1))
      storage.updateValue(element, forKey: id)
      storage.swapAt(index, storage.count - 1)
      storage.removeLast()
    } else {
      storage.values[index] = element
    }
    return original
  }
}
