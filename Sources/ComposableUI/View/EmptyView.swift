/// A view without content.
public struct EmptyView: _PrimitiveView {
  /// Creates an empty view.
  public init() {}

  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    _ViewNode(in: context)
  }
}
