/// A key path to an observed field, with a closure that changes the field in place.
///
/// Setting through a key path to a computed property copies the value: for a field of ten thousand
/// rows, all of them. `@ObservableState` therefore lists its fields with a closure that accesses
/// the property itself.
public struct _FieldAccessor<Root, Value> {
  let keyPath: WritableKeyPath<Root, Value>
  let storage: KeyPath<Root, Value>
  @usableFromInline let modify: (inout Root, (inout Value) -> Void) -> Void

  /// Creates an accessor. `@ObservableState` generates the call.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - storage: The key path to the field's storage, which reads without observing.
  ///   - modify: A function that changes the field in place and records the change.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    _storage storage: KeyPath<Root, Value>,
    _modify modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.keyPath = keyPath
    self.storage = storage
    self.modify = modify
  }
}
