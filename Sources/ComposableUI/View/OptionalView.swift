nonisolated extension Optional: View where Wrapped: View {
  /// Traps. Never called, since the view creates its node without a body.
  public var body: Never { preconditionFailure("'Optional' has no body.") }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

private final class OptionalNode<Content: View>: UnaryNode<Content?, Content> {
  init(_ view: Content?, in context: _Context) {
    super.init(in: context)
    if let view { makeChild(view) }
  }

  override func update(_ view: Content?) {
    switch (child, view) {
    case (nil, nil):
      break
    case (let child?, let view?):
      child.update(view, environment)
    case (let old?, nil):
      old.unmount()
      child = nil
      structureChanged()
    case (nil, let view?):
      makeChild(view)
      structureChanged()
    }
  }
}
