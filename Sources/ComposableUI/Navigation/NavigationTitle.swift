extension View {
  /// Says what stands above the screen that a view is on.
  ///
  /// Where several views on a screen say so, the one that came last counts.
  public func navigationTitle(_ title: Text) -> some View {
    TitledView(title: title.text, inside: self)
  }

  /// Says what stands above the screen that a view is on.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Says what stands above the screen that a view is on.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }
}

private struct TitledView<Inside: View>: _PrimitiveView {
  let title: String
  let inside: Inside

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TitledNode(view, in: context)
  }
}

private final class TitledNode<Inside: View>: _ViewNode<TitledView<Inside>> {
  private var title: String
  private var node: _ViewNode<Inside>?

  init(_ view: TitledView<Inside>, in context: _Context) {
    title = view.title
    super.init(in: context)
    node = Inside._makeNode(view.inside, in: below)
    holder?.setTitle(title, from: id)
  }

  override func update(_ view: TitledView<Inside>) {
    if view.title != title {
      title = view.title
      holder?.setTitle(title, from: id)
    }
    node?.update(view.inside, environment)
  }

  /// The screen that it is on.
  private var holder: (any NavigationTitleReceiver)? {
    var node = parent
    while let current = node {
      if let holder = current as? any NavigationTitleReceiver { return holder }
      node = current.parent
    }
    return nil
  }

  override func willUnmount() { holder?.setTitle(nil, from: id) }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
