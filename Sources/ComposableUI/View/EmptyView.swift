/// A view without content.
public nonisolated struct EmptyView: _PrimitiveView {
  /// Creates an empty view.
  public init() {}

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    _ViewNode(in: context)
  }
}
