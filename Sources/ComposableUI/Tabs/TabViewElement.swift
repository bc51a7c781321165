import ComposableHTML

/// The element of a ``TabView``. The selected tab can be determined only after all tabs exist.
nonisolated struct TabViewElement<Content: View>: _PrimitiveView {
  let content: Content
  /// The selection; `nil` for one that the node keeps.
  let selection: TabSelection?

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TabViewNode(view, in: context)
  }
}

/// A selection of a tab that is a value of the views.
struct TabSelection {
  /// Returns true if the tab with a tag is selected.
  let isSelected: (AnyHashable) -> Bool
  /// Selects the tab with a tag. Returns `false` if the tag is not a value of the selection's type.
  let select: (AnyHashable) -> Bool
}

/// The node that contains tabs.
protocol TabsNode: _AnyViewNode {
  func add(_ tab: any TabNode)
  func remove(_ tab: any TabNode)
  func labelChanged(of tab: any TabNode)
  func barVisibilityChanged(of tab: any TabNode)
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
  /// The element of the tab that the user has selected, without a selection of the views.
  private var selectedID: Int?

  init(_ view: TabViewElement<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
    bar = Element(TabBarContent(), node: self) { [unowned self] in
      panels.compactMap { entries[$0.innermost.id]?.button }
    }
    element = Element(TabsContent(isBarHidden: false), node: self) { [unowned self] in
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
    let button = Element(buttonContent(isSelected: false), node: self) { [weak tab] in
      tab?.labelElements ?? []
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

  func barVisibilityChanged(of tab: any TabNode) {
    if tab.isSelected { element?.update(TabsContent(isBarHidden: tab.hidesBar)) }
  }

  override func structureChanged() {
    element?.structureChanged()
    bar?.structureChanged()
  }

  override func willUnmount() { element?.nodeWillUnmount() }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  /// The elements of the tabs, in order.
  private var panels: [Element] {
    (child?.elements ?? []).filter { entries[$0.innermost.id] != nil }
  }

  private func buttonContent(isSelected: Bool) -> TabButtonContent {
    TabButtonContent(isSelected: isSelected, isEnabled: environment.isEnabled)
  }

  /// The tag of a tab: its own, or else that of its content, or its position.
  private func tag(of panel: Element, at index: Int) -> AnyHashable {
    panel.tag ?? entries[panel.innermost.id]?.tab.contentTag ?? AnyHashable(index)
  }

  private func selectTab() {
    let panels = panels
    let selected = panels.indices.first { index in
      guard let selection = view.selection else { return panels[index].innermost.id == selectedID }
      return selection.isSelected(tag(of: panels[index], at: index))
    }
    for (index, panel) in panels.enumerated() {
      guard let entry = entries[panel.innermost.id] else { continue }
      let isSelected = index == selected ?? 0
      entry.tab.setSelected(isSelected)
      barVisibilityChanged(of: entry.tab)
      var button = buttonContent(isSelected: isSelected)
      button.badge = panels[index].content(BadgeContent.self)?.text
      entry.button.update(button)
    }
  }

  private func select(_ id: Int) -> Bool {
    let panels = panels
    guard let index = panels.firstIndex(where: { $0.innermost.id == id }) else { return false }
    if let selection = view.selection { return selection.select(tag(of: panels[index], at: index)) }
    selectedID = id
    selectTab()
    return true
  }
}

/// Tabs, of which one is visible. Its children are a ``TabBarContent`` and the ``TabContent`` of each.
struct TabsContent: ElementContent {
  var isBarHidden: Bool

  func html(in context: RenderContext) -> HTMLNode {
    let panels = HTMLNode("div", idPrefix: "c", class: "panels", [.children])
    var bar = HTMLNode("div", idPrefix: "s", class: "tab-bar-host", [.slot("s")])
    bar.set("hidden", isBarHidden)
    return HTMLNode("div", class: "tabs", [.node(panels), .node(bar)])
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.tabs, .flexible])
  }

  func slot(of child: any ElementContent) -> StaticName? { child is TabBarContent ? "s" : nil }

  var description: String { isBarHidden ? "Tabs without a bar" : "Tabs" }
}

/// The buttons that select a tab.
struct TabBarContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("nav", class: "tab-bar", [.children])
  }

  var description: String { "TabBar" }
}

/// A button that selects a tab. Its child is the label.
struct TabButtonContent: ElementContent {
  var isSelected: Bool
  var isEnabled: Bool
  /// The text in its corner; `nil` for none.
  var badge: String?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("button", class: "tab-button", [.children])
    if let badge {
      node.add(class: "badged")
      node.set("data-badge", badge)
    }
    node.set("type", "button")
    node.set("data-on", "tap")
    node.set("disabled", !isEnabled)
    node.set("aria-current", isSelected ? "page" : nil)
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .interactive) }

  func update(_ context: inout RenderContext) { context.isInButton = true }

  var description: String {
    "TabButton" + (isSelected ? " selected" : "") + enabled(isEnabled)
  }
}

/// The content of a tab.
struct TabContent: ElementContent {
  var isSelected: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "tab", [.children])
    node.set("hidden", !isSelected)
    return node
  }

  var layout: ElementLayout {
    ElementLayout(
      expandingAxes: [.horizontal, .vertical],
      traits: isSelected ? .flexible : [.hiddenTab, .flexible], usedTraits: .page)
  }

  var description: String { "Tab" }
}
