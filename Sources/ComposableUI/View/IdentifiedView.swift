nonisolated extension View {
  /// Binds the identity of a view to a value. When the value changes, the view's state is reset.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(id: AnyHashable(id), content: self)
  }
}

private nonisolated struct IdentifiedView<Content: View>: _PrimitiveView {
  let id: AnyHashable
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

private final class IdentifiedNode<Content: View>: UnaryNode<IdentifiedView<Content>, Content> {
  private var identity: AnyHashable

  init(_ view: IdentifiedView<Content>, in context: _Context) {
    identity = view.id
    super.init(in: context)
    makeChild(view.content)
  }

  override var viewID: AnyHashable? { identity }

  override func descendant(withID id: AnyHashable) -> _AnyViewNode? {
    identity == id ? self : super.descendant(withID: id)
  }

  override func update(_ view: IdentifiedView<Content>) {
    if view.id == identity {
      child?.update(view.content, environment)
    } else {
      identity = view.id
      child?.unmount()
      makeChild(view.content)
      structureChanged()
    }
  }
}
