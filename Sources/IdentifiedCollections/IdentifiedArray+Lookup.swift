public import OrderedCollections

extension IdentifiedArray {
  /// Returns the index of the element with the id, or `nil`, in constant time on average.
  @inlinable
  public func index(id: ID) -> Int? {
    storage.index(forKey: id)
  }

  /// The element with the id, or `nil`.
  ///
  /// 1. Assigning an element replaces the one stored under the id, or appends it under that id.
  ///    Assigning `nil` removes the element. Either gives the array a new stamp.
  /// 2. Mutating a property (`rows[id: 1]?.count += 1`) happens in place: nothing is copied if the
  ///    storage is uniquely referenced, and the stamp stays.
  /// 3. An assigned or mutated element stays under this id, even if its own id differs.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { self[_id: id] }
    set { self[_id: id] = newValue }
    _modify { yield &self[_id: id] }
  }

  /// The element with the id, or `nil`: the implementation for overloads that observe replacements.
  @inlinable
  package subscript(_id id: ID) -> Element? {
    get { storage[id] }
    set {
      logChange(of: id)
      restamp()
      if newValue == nil, let index = index(id: id) { recordRemovals(at: index..<(index + 1)) }
      storage[id] = newValue
    }
    _modify {
      let count = storage.count
      logChange(of: id)
      defer { if storage.count != count { restamp() } }
      yield &storage[id]
    }
  }

  /// The element at the position: the implementation for overloads that observe replacements.
  @inlinable
  package subscript(_position position: Int) -> Element {
    get { storage.values[position] }
    set { update(newValue, at: position) }
    _modify {
      logChange(of: storage.keys[position])
      yield &storage.values[position]
    }
  }

  /// Calls a closure with a pointer to the element at the position, without copying the element.
  @inlinable
  package func _withElement<Result>(
    at position: Int, _ body: (UnsafePointer<Element>) -> Result
  ) -> Result {
    storage.values.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped + position) }
  }
}
