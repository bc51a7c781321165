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

nonisolated extension View {
  /// Sets a value that the container around this view reads, see ``Subview/containerValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueView(content: self, keyPath: keyPath, value: value)
  }
}

/// A view with a value for the container around it.
private nonisolated struct ContainerValueView<Content: View, Value>: _PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ContainerValueNode(view, in: context)
  }
}

private final class ContainerValueNode<Content: View, Value>: UnaryNode<
  ContainerValueView<Content, Value>, Content
>
{
  private var view: ContainerValueView<Content, Value>

  init(_ view: ContainerValueView<Content, Value>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: ContainerValueView<Content, Value>) {
    let former = self.view
    self.view = view
    child?.update(view.content, environment)
    if !isSame(former.value, view.value) { structureChanged() }
  }

  override var elements: [Element] {
    let elements = child?.elements ?? []
    for element in elements { element.setContainerValue(view.keyPath, view.value) }
    return elements
  }
}
