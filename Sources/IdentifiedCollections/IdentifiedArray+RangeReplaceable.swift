public import OrderedCollections

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements at a range of positions by others.
  ///
  /// Of the new elements, those whose id stays in the array or came before among them are left out.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    let added = newElements.filter { element in
      storage.index(forKey: identify(element)).map(subrange.contains) ?? true
    }
    guard !(subrange.isEmpty && added.isEmpty) else { return }
    restamp()
    let tail = storage.elements[subrange.upperBound...].map { ($0.key, $0.value) }
    storage.removeSubrange(subrange.lowerBound...)
    append(contentsOf: added)
    for (id, element) in tail { storage[id] = element }
  }

  /// Appends the element unless its id is there already: the form that generic code takes.
  @inlinable
  @_disfavoredOverload
  public mutating func append(_ newElement: Element) {
    let _: (inserted: Bool, index: Int) = append(newElement)
  }

  /// Inserts the element unless its id is there already: the form that generic code takes.
  @inlinable
  @_disfavoredOverload
  public mutating func insert(_ newElement: Element, at index: Int) {
    let _: (inserted: Bool, index: Int) = insert(newElement, at: index)
  }
}
