/// The element of a ``TabView``. The selected tab can be determined only after all tabs exist.
struct TabViewElement<Content: View>: _PrimitiveView {
  let content: Content
  /// The tag of the selected tab; `nil` for the first tab.
  let selected: AnyHashable?
  /// Selects the tab with a tag. Returns `false` if the tag is not a value of the selection's type.
  let select: (AnyHashable) -> Bool

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TabViewNode(view, in: context)
  }
}

/// The node that contains tabs.
protocol TabsNode: _AnyViewNode {
  func add(_ tab: any TabNode)
  func remove(_ tab: any TabNode)
  func labelChanged(of tab: any TabNode)
}

private final class TabViewNode<Content: View>: UnaryNode<TabViewElement<Content>, Content>,
  TabsNode
{
  /// A tab that exists, with the element of its button.
  private struct Entry {
    // Unsafe: a tab removes itself when it is unmounted.
    unowned(unsafe) let tab: any TabNode
    let button: Element
  }

  private var view: TabViewElement<Content>
  private var element: Element?
  private var bar: Element?
  /// The tabs, by the identifiers of their elements.
  private var entries: [Int: Entry] = [:]

  init(_ view: TabViewElement<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
    bar = Element(.tabBar, node: self) { [unowned self] in
      panels.compactMap { entries[$0.id]?.button }
    }
    element = Element(.tabs, node: self) { [unowned self] in
      selectTab()
      return [bar].compactMap { $0 } + panels
    }
  }

  override func update(_ view: TabViewElement<Content>) {
    self.view = view
    child?.update(view.content, environment)
    selectTab()
  }

  func add(_ tab: any TabNode) {
    guard let id = tab.elementID else { return }
    let button = Element(buttonContent(isSelected: false), node: self) { [unowned tab] in
      tab.labelElements
    }
    button.handler = { [unowned self] in $0 == .tap && environment.isEnabled && select(id) }
    entries[id] = Entry(tab: tab, button: button)
  }

  func remove(_ tab: any TabNode) {
    guard let id = tab.elementID else { return }
    entries[id]?.button.nodeWillUnmount()
    entries[id] = nil
  }

  func labelChanged(of tab: any TabNode) {
    guard let id = tab.elementID else { return }
    entries[id]?.button.structureChanged()
  }

  override func structureChanged() {
    element?.structureChanged()
    bar?.structureChanged()
  }

  override func willUnmount() { element?.nodeWillUnmount() }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  /// The elements of the tabs, in order.
  private var panels: [Element] { (child?.elements ?? []).filter { entries[$0.id] != nil } }

  private func buttonContent(isSelected: Bool) -> ElementContent {
    .tabButton(isSelected: isSelected, isEnabled: environment.isEnabled)
  }

  /// The tag of a tab: its own, or else its position.
  private func tag(of panel: Element, at index: Int) -> AnyHashable {
    panel.tag ?? AnyHashable(index)
  }

  private func selectTab() {
    let panels = panels
    let selected =
      panels.indices.first { tag(of: panels[$0], at: $0) == view.selected } ?? panels.startIndex
    for (index, panel) in panels.enumerated() {
      guard let entry = entries[panel.id] else { continue }
      entry.tab.setSelected(index == selected)
      entry.button.update(buttonContent(isSelected: index == selected))
    }
  }

  private func select(_ id: Int) -> Bool {
    let panels = panels
    guard let index = panels.firstIndex(where: { $0.id == id }) else { return false }
    return view.select(tag(of: panels[index], at: index))
  }
}
