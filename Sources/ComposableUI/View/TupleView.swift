/// A sequence of views: the result of several statements in a ``ViewBuilder``.
public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var nodes: (repeat _ViewNode<each Content>)?

  init(_ view: TupleView<repeat each Content>, in context: _Context) {
    super.init(in: context)
    nodes = (repeat (each Content)._makeNode(each view.content, in: childContext))
  }

  override func update(_ view: TupleView<repeat each Content>) {
    guard let nodes else { return }
    repeat (each nodes).update(each view.content, environment)
  }

  override var children: [_AnyViewNode] {
    var children: [_AnyViewNode] = []
    guard let nodes else { return [] }
    repeat children.append(each nodes)
    return children
  }
}
