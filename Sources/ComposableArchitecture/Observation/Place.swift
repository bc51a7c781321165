/// The way to an observed field that changes it where it lies.
///
/// A key path to a computed property gets the value, changes the copy and sets it: for a field that
/// holds ten thousand rows, a copy of ten thousand rows. `@ObservableState` therefore lists its
/// fields with a closure that goes through the property itself.
public struct _Place<Root, Value> {
  let keyPath: WritableKeyPath<Root, Value>
  @usableFromInline let read: (Root, (Value) -> Void) -> Void
  @usableFromInline let modify: (inout Root, (inout Value) -> Void) -> Void

  /// What `@ObservableState` writes.
  ///
  /// - Parameters:
  ///   - keyPath: The field as features name it.
  ///   - read: Shows the field without copying it and without observing it.
  ///   - modify: Changes the field in place and notes the change.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    _read read: @escaping (Root, (Value) -> Void) -> Void,
    _modify modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.keyPath = keyPath
    self.read = read
    self.modify = modify
  }
}

/// How a reducer gets at the state of its child, resolved once when the reducer is built.
@usableFromInline
struct Access<Root, Value> {
  @usableFromInline let keyPath: WritableKeyPath<Root, Value>
  @usableFromInline let offset: Int?
  @usableFromInline let place: _Place<Root, Value>?

  @usableFromInline
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    self.offset = MemoryLayout<Root>.offset(of: keyPath)
    self.place = (Root.self as? any ObservableState.Type)?._$places.lazy
      .compactMap { $0 as? _Place<Root, Value> }
      .first { $0.keyPath == keyPath }
  }

  /// Changes the value, in place where the field's kind allows it.
  @inlinable
  func modify(_ root: inout Root, _ body: (inout Value) -> Void) {
    if let place {
      place.modify(&root, body)
    } else if let offset {
      withUnsafeMutablePointer(to: &root) { root in
        let field = UnsafeMutableRawPointer(root).advanced(by: offset)
        body(&field.assumingMemoryBound(to: Value.self).pointee)
      }
    } else {
      body(&root[keyPath: keyPath])
    }
  }

  /// Shows the value where it lies, without observing it.
  @inlinable
  func read(_ root: Root, _ body: (Value) -> Void) {
    if let place {
      place.read(root, body)
    } else if let offset {
      withUnsafePointer(to: root) { root in
        let field = UnsafeRawPointer(root).advanced(by: offset)
        body(field.assumingMemoryBound(to: Value.self).pointee)
      }
    } else {
      body(root[keyPath: keyPath])
    }
  }

  /// How to show a value that is only read.
  @inlinable
  static func reading(
    _ keyPath: KeyPath<Root, Value>
  ) -> (Root, (Value) -> Void) -> Void {
    if let keyPath = keyPath as? WritableKeyPath<Root, Value> { return Access(keyPath).read }
    return { root, body in body(root[keyPath: keyPath]) }
  }
}
