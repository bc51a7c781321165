/// A key path that reads a field in place, resolved once: a stored property, or an observed field of
/// observable state, also through other observed fields.
@usableFromInline
struct InPlaceKeyPath<Root, Value> {
  @usableFromInline let accessor: _FieldAccessor<Root, Value>?
  /// The key path to the field's storage, which reads without observing.
  @usableFromInline let storage: KeyPath<Root, Value>
  /// The offset of the storage in bytes, if the field is stored.
  @usableFromInline let offset: Int?

  @usableFromInline
  init(_ keyPath: KeyPath<Root, Value>) {
    // A stored property, with an offset of its own, is not observed.
    let isStored = MemoryLayout<Root>.offset(of: keyPath) != nil
    self.accessor = isStored ? nil : _FieldAccessor.accessor(at: keyPath)
    self.storage = accessor?.storage ?? keyPath
    self.offset = MemoryLayout<Root>.offset(of: storage)
  }

  private init(storage: KeyPath<Root, Value>) {
    self.accessor = nil
    self.storage = storage
    self.offset = MemoryLayout<Root>.offset(of: storage)
  }

  /// Returns the key path to a stored property of the field.
  func appending<Member>(
    stored member: KeyPath<Value, Member>
  ) -> InPlaceKeyPath<Root, Member> {
    InPlaceKeyPath<Root, Member>(storage: storage.appending(path: member))
  }

  /// Calls `body` with a pointer to the field in place, without observing it.
  @inlinable
  func withValue(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Void) {
    if let offset {
      let field = UnsafeRawPointer(root).advanced(by: offset)
      body(field.assumingMemoryBound(to: Value.self))
    } else {
      withUnsafePointer(to: root.pointee[keyPath: storage], body)
    }
  }
}

/// A key path that changes a field in place: a reducer's access to the state of its child.
@usableFromInline
struct WritableInPlaceKeyPath<Root, Value> {
  @usableFromInline let access: InPlaceKeyPath<Root, Value>
  /// Changes the field, in place if possible, and records the change.
  @usableFromInline let modify: (inout Root, (inout Value) -> Void) -> Void

  @inlinable
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    let access = InPlaceKeyPath(keyPath)
    self.access = access
    if let accessor = access.accessor {
      modify = accessor.modify
    } else if let offset = access.offset {
      modify = { root, body in
        withUnsafeMutablePointer(to: &root) { root in
          let field = UnsafeMutableRawPointer(root).advanced(by: offset)
          body(&field.assumingMemoryBound(to: Value.self).pointee)
        }
      }
    } else {
      modify = { root, body in body(&root[keyPath: keyPath]) }
    }
  }

  private init(
    _ access: InPlaceKeyPath<Root, Value>,
    modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.access = access
    self.modify = modify
  }

  /// Returns the key path to a stored property of the field.
  func appending<Member>(
    stored member: WritableKeyPath<Value, Member>
  ) -> WritableInPlaceKeyPath<Root, Member> {
    WritableInPlaceKeyPath<Root, Member>(access.appending(stored: member)) { [modify] root, body in
      modify(&root) { body(&$0[keyPath: member]) }
    }
  }
}
