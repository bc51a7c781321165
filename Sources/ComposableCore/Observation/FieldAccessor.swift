#if canImport(Glibc) || canImport(Musl)
@_spi(Reflection) import Swift
#endif

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

  /// Finds the accessor of a key path: to an observed field, through at most three observed
  /// fields of observable state to one, such as `\.profile.address.city`, or through one to a stored
  /// property of a structure that is not observable, such as `\.position.x`.
  ///
  /// The key paths of the fields are appended and compared, since the parts of a key path cannot be
  /// looked up. Smaller depths are tried first.
  static func accessor(at keyPath: KeyPath<Root, Value>) -> Self? {
    var accessors = fieldAccessors(of: Root.self)
    for _ in 1...4 where !accessors.isEmpty {
      let candidates = accessors.lazy.compactMap { $0 as? Self }
      if let found = candidates.first(where: { $0.keyPath == keyPath }) { return found }
      accessors = accessors.flatMap {
        ($0 as? any AnyFieldAccessor)?.children(of: Value.self) ?? []
      }
    }
    return nil
  }
}

/// An accessor of a field of unknown type.
private protocol AnyFieldAccessor<Root> {
  associatedtype Root
  /// Returns true if the field has a type, or is observable state, whose fields may have it.
  func leads<Target>(to type: Target.Type) -> Bool
  /// Returns the accessors of the fields of this field's value that lead to a type.
  func children<Target>(of type: Target.Type) -> [Any]
  /// Returns the accessor of this field in the value of another field.
  func appended<Base>(to field: _FieldAccessor<Base, Root>) -> Any
}

extension _FieldAccessor: AnyFieldAccessor {
  fileprivate func leads<Target>(to type: Target.Type) -> Bool {
    Value.self == type || Value.self is any ObservableState.Type
  }

  fileprivate func children<Target>(of type: Target.Type) -> [Any] {
    guard Value.self is any ObservableState.Type else {
      return storedProperties(of: Value.self, as: type).map(appending)
    }
    return fieldAccessors(of: Value.self)
      .compactMap { $0 as? any AnyFieldAccessor<Value> }
      .filter { $0.leads(to: type) }
      .map { $0.appended(to: self) }
  }

  fileprivate func appended<Base>(to field: _FieldAccessor<Base, Root>) -> Any {
    let (modifyField, modify) = (field.modify, modify)
    return _FieldAccessor<Base, Value>(
      field.keyPath.appending(path: keyPath),
      _storage: field.storage.appending(path: storage),
      _modify: { base, body in modifyField(&base) { modify(&$0, body) } }
    )
  }
}

extension _FieldAccessor {
  /// Returns the accessor of a stored property of the field's value.
  private func appending<Member>(
    _ member: WritableKeyPath<Value, Member>
  ) -> _FieldAccessor<Root, Member> {
    _FieldAccessor<Root, Member>(
      keyPath.appending(path: member), _storage: storage.appending(path: member),
      _modify: { [modify] root, body in modify(&root) { body(&$0[keyPath: member]) } }
    )
  }
}

/// Returns the key paths of the variables with a type that a structure stores; none for other types.
private func storedProperties<Root, Value>(
  of root: Root.Type, as value: Value.Type
) -> [WritableKeyPath<Root, Value>] {
  var keyPaths: [WritableKeyPath<Root, Value>] = []
  #if canImport(Glibc) || canImport(Musl)
  // Only the standard library knows how a key path is made of others.
  _forEachFieldWithKeyPath(of: root) { _, keyPath in
    if let keyPath = keyPath as? WritableKeyPath<Root, Value> { keyPaths.append(keyPath) }
    return true
  }
  #endif
  return keyPaths
}

/// Returns the accessors of the observed fields of a type; none if it is not observable state.
private func fieldAccessors(of type: Any.Type) -> [Any] {
  (type as? any ObservableState.Type)?._$fieldAccessors ?? []
}
