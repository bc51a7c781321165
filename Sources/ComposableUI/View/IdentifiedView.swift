extension View {
  /// Binds the identity of a view to a value. When the value changes, the view's state is reset.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(id: AnyHashable(id), content: self)
  }
}

private struct IdentifiedView<Content: View>: _PrimitiveView {
  let id: AnyHashable
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

private final class IdentifiedNode<Content: View>: _ViewNode<IdentifiedView<Content>> {
  private var identity: AnyHashable
  private var node: _ViewNode<Content>?

  init(_ view: IdentifiedView<Content>, in context: _Context) {
    identity = view.id
    super.init(in: context)
    node = Content._makeNode(view.content, in: childContext)
  }

  override func update(_ view: IdentifiedView<Content>) {
    if view.id == identity {
      node?.update(view.content, environment)
    } else {
      identity = view.id
      node?.unmount()
      node = Content._makeNode(view.content, in: childContext)
      structureChanged()
    }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
