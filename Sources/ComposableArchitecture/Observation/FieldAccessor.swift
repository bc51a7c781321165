/// The way to an observed field that changes it where it lies.
///
/// A key path to a computed property gets the value, changes the copy and sets it: for a field that
/// holds ten thousand rows, a copy of ten thousand rows. `@ObservableState` therefore lists its
/// fields with a closure that goes through the property itself.
public struct _FieldAccessor<Root, Value> {
  let keyPath: WritableKeyPath<Root, Value>
  let storage: KeyPath<Root, Value>
  @usableFromInline let modify: (inout Root, (inout Value) -> Void) -> Void

  /// What `@ObservableState` writes.
  ///
  /// - Parameters:
  ///   - keyPath: The field as features name it.
  ///   - storage: What lies behind it: reading that observes nothing.
  ///   - modify: Changes the field in place and notes the change.
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
