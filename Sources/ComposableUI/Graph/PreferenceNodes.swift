/// A view that reports a value.
nonisolated struct PreferenceView<Key: PreferenceKey, Content: View>: _PrimitiveView {
  let content: Content
  let transform: (inout Key.Value) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PreferenceNode(view, in: context)
  }
}

/// A node that reports a value.
private protocol PreferenceSource<Key>: _AnyViewNode {
  associatedtype Key: PreferenceKey

  /// The value of the node, including its subtree.
  var preference: Key.Value { get }
}

private final class PreferenceNode<Key: PreferenceKey, Content: View>: UnaryNode<
  PreferenceView<Key, Content>, Content
>, PreferenceSource
{
  private var transform: (inout Key.Value) -> Void

  init(_ view: PreferenceView<Key, Content>, in context: _Context) {
    transform = view.transform
    super.init(in: context)
    makeChild(view.content)
    graph.preferencesChanged()
  }

  override func update(_ view: PreferenceView<Key, Content>) {
    transform = view.transform
    child?.update(view.content, environment)
    graph.preferencesChanged()
  }

  override func willUnmount() { graph.preferencesChanged() }

  var preference: Key.Value {
    var value = child?.reported(Key.self) ?? Key.defaultValue
    transform(&value)
    return value
  }
}

extension _AnyViewNode {
  /// The combined value of the node and its subtree; `nil` if none is reported.
  fileprivate func reported<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let source = self as? any PreferenceSource<Key> { return source.preference }
    return children.reduce(into: nil) { value, child in
      guard !child.isPresentation, !child.isDormant, let next = child.reported(key) else {
        return
      }
      guard var combined = value else { return value = next }
      Key.reduce(value: &combined) { next }
      value = combined
    }
  }
}

/// A view that observes the values of its subtree.
nonisolated struct PreferenceObserverView<Key: PreferenceKey, Content: View>: _PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PreferenceObserverNode(view, in: context)
  }
}

private final class PreferenceObserverNode<Key: PreferenceKey, Content: View>: UnaryNode<
  PreferenceObserverView<Key, Content>, Content
>, PreferenceObserver
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void
  private var value: Key.Value?

  init(_ view: PreferenceObserverView<Key, Content>, in context: _Context) {
    action = view.action
    super.init(in: context)
    makeChild(view.content)
    graph.add(self)
    graph.preferencesChanged()
  }

  override func update(_ view: PreferenceObserverView<Key, Content>) {
    action = view.action
    child?.update(view.content, environment)
  }

  func preferencesChanged() {
    let new = child?.reported(Key.self) ?? Key.defaultValue
    guard isMounted, new != value else { return }
    value = new
    action(new)
  }

  override func willUnmount() { graph.remove(self) }
}
