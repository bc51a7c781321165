extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("'Optional' has no body.") }

  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

private final class OptionalNode<Content: View>: _ViewNode<Content?> {
  private var node: _ViewNode<Content>?

  init(_ view: Content?, in context: _Context) {
    super.init(in: context)
    node = view.map { Content._makeNode($0, in: childContext) }
  }

  override func update(_ view: Content?) {
    switch (node, view) {
    case (nil, nil):
      break
    case (let node?, let view?):
      node.update(view, environment)
    case (let old?, nil):
      old.unmount()
      node = nil
      structureChanged()
    case (nil, let view?):
      node = Content._makeNode(view, in: childContext)
      structureChanged()
    }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
