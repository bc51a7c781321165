/// A tab: its content, and the label of its button.
struct TabItemView<Content: View, Label: View>: _PrimitiveView {
  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TabItemNode(view, in: context)
  }
}

/// The node of a tab. It is covered unless it is selected.
protocol TabNode: _AnyViewNode {
  /// The identifier of the element that contains the tab.
  var elementID: Int? { get }
  /// The elements of the label.
  var labelElements: [Element] { get }
  /// Selects the tab, or covers it.
  func setSelected(_ isSelected: Bool)
}

private final class TabItemNode<Content: View, Label: View>: _ViewNode<TabItemView<Content, Label>>,
  TabNode
{
  private var content: _ViewNode<Content>?
  private var label: _ViewNode<Label>?
  private var element: Element?
  private var isSelected = false

  init(_ view: TabItemView<Content, Label>, in context: _Context) {
    super.init(in: context)
    content = Content._makeNode(view.content, in: childContext)
    label = Label._makeNode(view.label, in: childContext)
    element = Element(.tab(isSelected: false), node: self) { [unowned self] in
      content?.elements ?? []
    }
    tabs?.add(self)
  }

  override func update(_ view: TabItemView<Content, Label>) {
    content?.update(view.content, environment)
    label?.update(view.label, environment)
  }

  private var tabs: (any TabsNode)? { parent?.firstAncestor { $0 as? any TabsNode } }

  var elementID: Int? { element?.id }

  var labelElements: [Element] { label?.elements ?? [] }

  func setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    element?.update(.tab(isSelected: isSelected))
    // The views of the selected tab appear before those of the former one disappear.
    let notify = { [weak self] in
      guard let self, isMounted else { return }
      visibilityChanged(to: isVisible)
    }
    let graph = graph
    graph.afterUpdate(isSelected ? notify : { graph.afterUpdate(notify) })
  }

  override var isCovered: Bool { !isSelected }

  override var children: [_AnyViewNode] { [content, label].compactMap { $0 } }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override func structureChanged() {
    element?.structureChanged()
    // The label may have changed.
    tabs?.labelChanged(of: self)
  }

  override func willUnmount() {
    element?.nodeWillUnmount()
    tabs?.remove(self)
  }
}
