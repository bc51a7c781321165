/// A view with items in the toolbar of its screen.
nonisolated struct ToolbarView<Content: View, Items: View>: _PrimitiveView {
  let content: Content
  let items: Items

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ToolbarNode(view, in: context)
  }
}

/// A node that shows the toolbar items of the views in its subtree.
protocol ToolbarReceiver: _AnyViewNode {
  /// Sets or replaces the items of a node; `nil` removes them.
  func setItems(_ items: (() -> [Element])?, from node: Int)
  /// Notifies the node that items were inserted, removed or moved.
  func itemsChanged()
}

private final class ToolbarNode<Content: View, Items: View>: _ViewNode<ToolbarView<Content, Items>>
{
  private var content: _ViewNode<Content>?
  private var items: _ViewNode<Items>?
  /// The toolbars of a view that no screen contains.
  private var ownToolbars: Toolbars?

  init(_ view: ToolbarView<Content, Items>, in context: _Context) {
    super.init(in: context)
    content = Content._makeNode(view.content, in: childContext)
    items = Items._makeNode(view.items, in: childContext)
    let makeElements = { [unowned self] in items?.elements ?? [] }
    if let receiver {
      receiver.setItems(makeElements, from: id)
    } else {
      ownToolbars = Toolbars(of: self)
      ownToolbars?.setItems(makeElements, from: id)
    }
  }

  override func update(_ view: ToolbarView<Content, Items>) {
    content?.update(view.content, environment)
    items?.update(view.items, environment)
  }

  private var receiver: (any ToolbarReceiver)? {
    firstAncestorInPresentation { $0 as? any ToolbarReceiver }
  }

  override var children: [_AnyViewNode] { [content, items].compactMap { $0 } }

  override var elements: [Element] {
    let content = content?.elements ?? []
    return ownToolbars?.elements(around: content) ?? content
  }

  override func structureChanged() {
    // Elements between this node and the receiver do not pass the change on.
    receiver?.itemsChanged()
    ownToolbars?.structureChanged()
    super.structureChanged()
  }

  override func willUnmount() {
    receiver?.setItems(nil, from: id)
    ownToolbars?.nodeWillUnmount()
  }
}
