public import OrderedCollections

extension IdentifiedArray: RandomAccessCollection {
  /// The position of the first element, always zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int { storage.count }

  /// The number of elements.
  @inlinable
  public var count: Int { storage.count }

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { storage.isEmpty }

  /// Lends the elements as one stretch of memory.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try storage.values.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: MutableCollection {
  /// The element at the position.
  ///
  /// 1. Assigning is ``update(_:at:)``: the new element is filed under its own id unless that is
  ///    taken elsewhere, and the stamp is drawn anew.
  /// 2. Changing a part (`rows[0].count += 1`) or passing the element `inout` happens in place:
  ///    nothing is copied when this value alone owns its storage, the element stays under its id,
  ///    and the stamp stays.
  @inlinable
  public subscript(position: Int) -> Element {
    get { storage.values[position] }
    set { update(newValue, at: position) }
    _modify { yield &storage.values[position] }
  }

  /// Lends the elements as one stretch of memory that may be changed and reordered.
  ///
  /// Afterwards the elements are filed under their ids anew, unless two of them have the same: then
  /// each position keeps the id it had. This makes the standard library's generic algorithms work.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { refile() }
    return try storage.values.withContiguousMutableStorageIfAvailable(body)
  }

  @usableFromInline
  mutating func refile() {
    restamp()
    let ids = OrderedSet(storage.values.lazy.map(identify))
    guard ids.count == storage.count, ids != storage.keys else { return }
    storage = OrderedDictionary(uncheckedUniqueKeys: ids, values: storage.values)
  }
}
