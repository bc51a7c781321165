/// A node with one child.
class UnaryNode<Content, Child: View>: _ViewNode<Content> {
  /// The node of the child. It is created after the initializer of its parent, and may be removed.
  final var child: _ViewNode<Child>?

  /// Creates the node of the child, in place of a former one.
  final func makeChild(_ view: Child) {
    child = Child._makeNode(view, in: childContext)
  }

  override final var children: [_AnyViewNode] { child.map { [$0] } ?? [] }
}
