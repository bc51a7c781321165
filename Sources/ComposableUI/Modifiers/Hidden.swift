import ComposableHTML

nonisolated extension View {
  /// Hides this view. It keeps its place in the layout and its state, but it is invisible, also for
  /// assistive technologies, and accepts no interactions.
  ///
  /// To remove a view under a condition, use `if` instead.
  public func hidden() -> some View {
    HiddenView(content: modified(HiddenContent()))
  }
}

private nonisolated struct HiddenView<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    HiddenNode(view, in: context)
  }
}

private final class HiddenNode<Content: View>: UnaryNode<HiddenView<Content>, Content> {
  init(_ view: HiddenView<Content>, in context: _Context) {
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(_ view: HiddenView<Content>) { child?.update(view.content, environment) }

  override var isHidden: Bool { true }
}

/// An invisible element, which keeps its place in the layout.
struct HiddenContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) { node.add(class: "hidden") }

  var description: String { "hidden" }
}
