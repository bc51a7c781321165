/// A value that a view sets at one of its ancestors, such as the title of a screen.
protocol AncestorValue: Equatable {
  /// Sets or replaces the value that a node sets at its ancestor; `nil` removes it.
  static func set(_ value: Self?, from node: _AnyViewNode)
}

/// A view that sets a value at one of its ancestors, as long as it is shown.
nonisolated struct AncestorValueView<Value: AncestorValue, Content: View>: _PrimitiveView {
  /// The value, or `nil` to set none.
  let value: Value?
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    AncestorValueNode(view, in: context)
  }
}

private final class AncestorValueNode<Value: AncestorValue, Content: View>: UnaryNode<
  AncestorValueView<Value, Content>, Content
>
{
  private var value: Value?

  init(_ view: AncestorValueView<Value, Content>, in context: _Context) {
    value = view.value
    super.init(in: context)
    makeChild(view.content)
    Value.set(value, from: self)
  }

  override func update(_ view: AncestorValueView<Value, Content>) {
    if view.value != value {
      value = view.value
      Value.set(value, from: self)
    }
    child?.update(view.content, environment)
  }

  override func willUnmount() { Value.set(nil, from: self) }
}
