/// The values of a view that the container around it reads. ``Entry()`` declares one with its property.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isFeatured = false
/// }
/// …
/// CardStack { Text("Offer").containerValue(\.isFeatured, true) }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  private enum TagKey: ContainerValueKey { static var defaultValue: AnyHashable? { nil } }

  init() {}

  /// The value of ``View/tag(_:includeOptional:)``; `nil` for none.
  var tag: AnyHashable? {
    get { self[TagKey.self] }
    set { values[ObjectIdentifier(TagKey.self)] = newValue }
  }

  /// The value of a key, or its default value if the view has none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view; `nil` if it has none of the type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

  /// Returns true if the view has a tag with a value.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == AnyHashable(tag) }

  /// Returns true if all values are known to be the same.
  func isSame(as other: ContainerValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { isSameValue(value, $0) } ?? false
      }
  }
}

/// A key of a value in ``ContainerValues``. ``Entry()`` declares one with its property.
public typealias ContainerValueKey = EnvironmentKey
