/// A key for a value that a view provides for the ``Layout`` around it.
///
/// ```swift
/// private struct Rank: LayoutValueKey {
///   static let defaultValue = 1
/// }
///
/// Text("First").layoutValue(key: Rank.self, value: 0)
/// // In the layout: subview[Rank.self]
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets a value for the ``Layout`` that this view is a subview of.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutValueView<Key, Self>(value: value, content: self)
  }
}

/// The values that a view provides, by their keys.
struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? {
    get {
      // The lookup precedes the cast, since casting `nil` to an optional value type would succeed.
      guard let value = values[ObjectIdentifier(key)] else { return nil }
      return value as? Key.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A node that reads the values of elements.
protocol LayoutValueReader: _AnyViewNode {
  /// Changes the values of an element.
  func updateValues(of element: Element, _ change: (inout LayoutValues) -> Void)
}

/// A view whose elements have a value for the layout that contains them.
private nonisolated struct LayoutValueView<Key: LayoutValueKey, Content: View>: _PrimitiveView {
  let value: Key.Value
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    LayoutValueNode(view, in: context)
  }
}

private final class LayoutValueNode<Key: LayoutValueKey, Content: View>: UnaryNode<
  LayoutValueView<Key, Content>, Content
>
{
  private var value: Key.Value

  init(_ view: LayoutValueView<Key, Content>, in context: _Context) {
    value = view.value
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: LayoutValueView<Key, Content>) {
    let former = value
    value = view.value
    child?.update(view.content, environment)
    // The layout computes its places again.
    if !isSame(former, value) { structureChanged() }
  }

  override var elements: [Element] {
    let elements = child?.elements ?? []
    let layout = firstAncestor { $0 as? any LayoutValueReader }
    for element in elements { layout?.updateValues(of: element) { $0[Key.self] = value } }
    return elements
  }
}
