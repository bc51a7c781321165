public import OrderedCollections

extension IdentifiedArray {
  /// Appends the element unless its id is there already.
  ///
  /// - Returns: Whether it was appended, and where the element of that id is.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: storage.count)
  }

  /// Appends, in order, those elements whose id is not there already.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts the element at the position unless its id is there already.
  ///
  /// Takes time in proportion to the number of elements behind the position.
  ///
  /// - Returns: Whether it was inserted, and where the element of that id is.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ element: Element, at index: Int
  ) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let existing = storage.index(forKey: id) { return (false, existing) }
    storage.updateValue(element, forKey: id, insertingAt: index)
    restamp()
    return (true, index)
  }

  /// Replaces the element of the same id where it is, or appends the new one.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    restamp()
    return storage.updateValue(element, forKey: identify(element))
  }

  /// Replaces the element of the same id where it is, or inserts the new one at the position.
  ///
  /// - Returns: The element that was replaced, and where the new one is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    restamp()
    return storage.updateValue(element, forKey: identify(element), insertingAt: index)
  }

  /// Replaces the element at the position.
  ///
  /// The new element is filed under its own id. Only when that id is taken at another position does
  /// it stay under the id of the element that it replaces.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    restamp()
    let original = storage.values[index]
    let id = identify(element)
    if storage.keys[index] != id, storage.index(forKey: id) == nil {
      storage.updateValue(element, forKey: id)
      storage.swapAt(index, storage.count - 1)
      storage.removeLast()
    } else {
      storage.values[index] = element
    }
    return original
  }
}
