extension View {
  /// Sets the title of the screen that a view is on.
  ///
  /// If several views of a screen set one, that of the last view to appear is used.
  public func navigationTitle(_ title: Text) -> some View {
    TitledView(title: title.text, content: self)
  }

  /// Sets the title of the screen that a view is on.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that a view is on.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }
}

/// A node that shows the title of a view in its subtree.
protocol NavigationTitleReceiver: _AnyViewNode {
  /// Sets or replaces the title of a node; `nil` removes it.
  func setTitle(_ title: String?, from node: Int)
}

private struct TitledView<Content: View>: _PrimitiveView {
  let title: String
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TitledNode(view, in: context)
  }
}

private final class TitledNode<Content: View>: UnaryNode<TitledView<Content>, Content> {
  private var title: String

  init(_ view: TitledView<Content>, in context: _Context) {
    title = view.title
    super.init(in: context)
    makeChild(view.content)
    receiver?.setTitle(title, from: id)
  }

  override func update(_ view: TitledView<Content>) {
    if view.title != title {
      title = view.title
      receiver?.setTitle(title, from: id)
    }
    child?.update(view.content, environment)
  }

  /// The closest ancestor that shows a title.
  private var receiver: (any NavigationTitleReceiver)? {
    firstAncestor { $0 as? any NavigationTitleReceiver }
  }

  override func willUnmount() { receiver?.setTitle(nil, from: id) }
}
