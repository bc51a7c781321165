/// How to get at a part of a state, resolved once.
@usableFromInline
struct InPlaceKeyPath<Root, Value> {
  @usableFromInline let place: _FieldAccessor<Root, Value>?
  /// What lies behind the part: reading it observes nothing.
  @usableFromInline let storage: KeyPath<Root, Value>
  /// Where that is, in bytes from the start, if it is stored.
  @usableFromInline let offset: Int?

  @usableFromInline
  init(_ keyPath: KeyPath<Root, Value>) {
    self.place = (Root.self as? any ObservableState.Type)?._$places.lazy
      .compactMap { $0 as? _FieldAccessor<Root, Value> }
      .first { $0.keyPath == keyPath }
    self.storage = place?.storage ?? keyPath
    self.offset = MemoryLayout<Root>.offset(of: storage)
  }

  /// Shows the part where it lies, without observing it.
  @inlinable
  func look(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Void) {
    if let offset {
      let part = UnsafeRawPointer(root).advanced(by: offset)
      body(part.assumingMemoryBound(to: Value.self))
    } else {
      withUnsafePointer(to: root.pointee[keyPath: storage], body)
    }
  }
}

/// How a reducer gets at the state of its child.
@usableFromInline
struct WritableInPlaceKeyPath<Root, Value> {
  @usableFromInline let access: InPlaceKeyPath<Root, Value>
  /// Changes the part, in place where its kind allows it, and notes the change.
  @usableFromInline let modify: (inout Root, (inout Value) -> Void) -> Void

  @inlinable
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    let access = InPlaceKeyPath(keyPath)
    self.access = access
    if let place = access.place {
      modify = place.modify
    } else if let offset = access.offset {
      modify = { root, body in
        withUnsafeMutablePointer(to: &root) { root in
          let part = UnsafeMutableRawPointer(root).advanced(by: offset)
          body(&part.assumingMemoryBound(to: Value.self).pointee)
        }
      }
    } else {
      modify = { root, body in body(&root[keyPath: keyPath]) }
    }
  }
}
