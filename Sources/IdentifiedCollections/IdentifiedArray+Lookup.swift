public import OrderedCollections

extension IdentifiedArray {
  /// The position of the element with the id, or `nil`. Constant time on average.
  @inlinable
  public func index(id: ID) -> Int? {
    storage.index(forKey: id)
  }

  /// The element with the id, or `nil`.
  ///
  /// 1. Assigning an element replaces the one filed under the id, or appends it under that id.
  ///    Assigning `nil` removes. Either draws a new stamp.
  /// 2. Changing a part (`rows[id: 1]?.count += 1`) happens in place: nothing is copied when this
  ///    value alone owns its storage, and the stamp stays.
  /// 3. What is assigned or changed stays under this id, whatever its own id says.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { storage[id] }
    set {
      storage[id] = newValue
      restamp()
    }
    _modify {
      let count = storage.count
      defer { if storage.count != count { restamp() } }
      yield &storage[id]
    }
  }
}
