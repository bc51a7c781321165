/// The way to an observed field that changes it where it lies.
///
/// A key path to a computed property gets the value, changes the copy and sets it: for a field that
/// holds ten thousand rows, a copy of ten thousand rows. `@ObservableState` therefore lists its
/// fields with a closure that goes through the property itself.
public struct _Place<Root, Value>: Sendable {
  let keyPath: any Sendable & WritableKeyPath<Root, Value>
  let modify: @Sendable (inout Root, (inout Value) -> Void) -> Void
  let read: @Sendable (Root, (Value) -> Void) -> Void

  /// - Parameters:
  ///   - keyPath: The field as features name it.
  ///   - read: Shows the field without copying it and without observing it.
  ///   - modify: Changes the field in place and notes the change.
  public init(
    _ keyPath: any Sendable & WritableKeyPath<Root, Value>,
    read: @escaping @Sendable (Root, (Value) -> Void) -> Void,
    modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.keyPath = keyPath
    self.read = read
    self.modify = modify
  }
}

/// How a reducer gets at the state of its child, resolved once when the reducer is built.
struct Access<Root, Value> {
  private let keyPath: WritableKeyPath<Root, Value>
  private let offset: Int?
  private let place: _Place<Root, Value>?

  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    self.offset = MemoryLayout<Root>.offset(of: keyPath)
    self.place = (Root.self as? any ObservableState.Type)?._$places.lazy
      .compactMap { $0 as? _Place<Root, Value> }
      .first { $0.keyPath == keyPath }
  }

  /// Changes the value, in place where the field's kind allows it.
  func modify(_ root: inout Root, _ body: (inout Value) -> Void) {
    if let place {
      place.modify(&root, body)
    } else if let offset {
      withUnsafeMutableBytes(of: &root) { bytes in
        body(&bytes.baseAddress!.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee)
      }
    } else {
      body(&root[keyPath: keyPath])
    }
  }

  /// Looks at the value.
  func read<Result>(_ root: Root, _ body: (Value) -> Result) -> Result {
    guard let place else { return body(root[keyPath: keyPath]) }
    var result: Result?
    place.read(root) { result = body($0) }
    guard let result else { preconditionFailure("A place shows its field.") }
    return result
  }
}
