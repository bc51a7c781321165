/// A type-erased view.
///
/// Prefer `if`, `switch` and ``Group``: when the type of the erased view changes, its subtree is
/// removed with its state, and created anew.
public nonisolated struct AnyView: _PrimitiveView {
  let view: any View

  /// Erases the type of a view.
  public init(_ view: some View) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Erases the type of a view.
  public init(erasing view: some View) {
    self.init(view)
  }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    AnyViewNode(view, in: context)
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var node: _AnyViewNode?

  init(_ view: AnyView, in context: _Context) {
    super.init(in: context)
    node = make(view.view)
  }

  private func make<Content: View>(_ view: Content) -> _AnyViewNode? {
    canNest ? Content._makeNode(view, in: childContext) : nil
  }

  override func update(_ view: AnyView) {
    func update<Content: View>(_ view: Content) {
      if let node = node as? _ViewNode<Content> { return node.update(view, environment) }
      node?.unmount()
      node = make(view)
      structureChanged()
    }
    update(view.view)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
