public import OrderedCollections

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range of positions.
  ///
  /// A new element is ignored if its id remains in the array or occurs earlier among the new ones.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    let added = newElements.filter { element in
      storage.index(forKey: identify(element)).map(subrange.contains) ?? true
    }
    guard !(subrange.isEmpty && added.isEmpty) else { return }
    logRemovals(in: subrange)
    restamp()
    recordRemovals(at: subrange)
    let tail = storage.elements[subrange.upperBound...].map { ($0.key, $0.value) }
    storage.removeSubrange(subrange.lowerBound...)
    append(contentsOf: added)
    for (id, element) in tail { storage[id] = element }
  }

  /// Appends the element unless the array contains its id. The overload for generic code.
  @inlinable
  @_disfavoredOverload
  public mutating func append(_ newElement: Element) {
    let _: (inserted: Bool, index: Int) = append(newElement)
  }

  /// Inserts the element unless the array contains its id. The overload for generic code.
  @inlinable
  @_disfavoredOverload
  public mutating func insert(_ newElement: Element, at index: Int) {
    let _: (inserted: Bool, index: Int) = insert(newElement, at: index)
  }
}
