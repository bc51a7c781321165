/// Shows nothing.
public struct EmptyView: _PrimitiveView {
  /// Makes a view that shows nothing.
  public init() {}

  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    _ViewNode(in: context)
  }
}
