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

  /// A Boolean value that indicates whether the array is empty.
  @inlinable
  public var isEmpty: Bool { storage.isEmpty }

  /// Calls a closure with a buffer of the elements.
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
  /// 1. An assignment is ``update(_:at:)``: the new element is stored under its own id unless
  ///    another position has it, and the array gets a new stamp.
  /// 2. Mutating a property (`rows[0].count += 1`) or passing the element `inout` happens in place:
  ///    nothing is copied if the storage is uniquely referenced, and the element's id and the stamp
  ///    stay.
  @inlinable
  public subscript(position: Int) -> Element {
    get { self[_position: position] }
    set { self[_position: position] = newValue }
    _modify { yield &self[_position: position] }
  }

  /// Calls a closure with a mutable buffer of the elements.
  ///
  /// Afterwards the elements are stored under their current ids, unless two of them have the same
  /// id: then each position keeps its id. This makes the standard library's generic algorithms
  /// work.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { rebuildIndex() }
    return try storage.values.withContiguousMutableStorageIfAvailable(body)
  }

  @usableFromInline
  mutating func rebuildIndex() {
    logReset()
    let ids = OrderedSet(storage.values.lazy.map(identify))
    guard ids.count == storage.count, ids != storage.keys else { return }
    storage = OrderedDictionary(uncheckedUniqueKeys: ids, values: storage.values)
  }
}
