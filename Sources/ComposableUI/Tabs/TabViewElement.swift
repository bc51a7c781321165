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
  func menuChanged(of tab: any TabNode)
  func barVisibilityChanged(of tab: any TabNode)
  /// Returns the buttons of the tabs in a section.
  func buttons(in section: any TabSectionNode) -> [Element]
}

private final class TabViewNode<Content: View>: _ViewNode<TabViewElement<Content>>, TabsNode {
  /// A tab that exists, with the element of its button.
  private struct Entry {
    // Unsafe: a tab removes itself when it is unmounted.
    unowned(unsafe) let tab: any TabNode
    let button: Element
    /// The menu of the button, which can be used while the tab is covered; `nil` for none.
    let menu: _ViewNode<ElementView<AnyView>>?
    /// The button with its menu; `nil` without a menu.
    let buttonWithMenu: Element?
  }

  /// A view without a label that is a page, with the element of its button.
  private struct Page {
    let panel: Element
    let button: Element
  }

  private var view: TabViewElement<Content>
  private var child: _ViewNode<Content>?
  private var sidebar: _ViewNode<TabSidebarParts>?
  private var element: Element?
  private var bar: Element?
  /// The tabs, by the identifiers of their elements.
  private var entries: [Int: Entry] = [:]
  /// The pages without labels, by the identifiers of their elements.
  private var pages: [Int: Page] = [:]
  /// The element of the tab that the user has selected, without a selection of the views.
  private var selectedID: Int?
  /// The index of the selected tab.
  private var selectedIndex = 0
  /// The number of the swipe that was handled last, as the browser counts them.
  private var swipe = 0

  init(_ view: TabViewElement<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    child = Content._makeNode(view.content, in: childContext)
    bar = Element(TabBarContent(), node: self) { [unowned self] in barElements }
    element = Element(TabsContent(isBarHidden: false), node: self) { [unowned self] in
      selectTab()
      return [bar].compactMap { $0 } + panels
    }
    element?.handler = { [unowned self] in handle($0) }
    updateSidebar()
  }

  override func update(_ view: TabViewElement<Content>) {
    self.view = view
    child?.update(view.content, environment)
    updateSidebar()
    selectTab()
  }

  /// Creates or updates the views of a sidebar beside its buttons.
  private func updateSidebar() {
    guard let parts = environment.tabSidebar else { return }
    if let sidebar {
      sidebar.update(parts, environment)
    } else {
      sidebar = TabSidebarParts._makeNode(parts, in: childContext)
    }
  }

  func add(_ tab: any TabNode) {
    guard let id = tab.elementID else { return }
    let button = makeButton { [weak tab] in tab?.labelElements ?? [] }
    button.handler = { [unowned self] in $0 == .tap && environment.isEnabled && select(id) }
    let menu = tab.menuItems.map {
      ElementView<AnyView>._makeNode(menuView($0), in: childContext)
    }
    let buttonWithMenu = menu.map { menu in
      Element(ContextMenuContent(isEnabled: true), node: self, wrapping: button) {
        [button] + menu.elements
      }
    }
    entries[id] = Entry(tab: tab, button: button, menu: menu, buttonWithMenu: buttonWithMenu)
  }

  private func menuView(_ items: AnyView) -> ElementView<AnyView> {
    ElementView(ContextMenuItemsContent()) {
      AnyView(items.environment(\.buttonStyle, .system(.automatic)))
    }
  }

  func menuChanged(of tab: any TabNode) {
    guard let id = tab.elementID, let items = tab.menuItems else { return }
    entries[id]?.menu?.update(menuView(items), environment)
  }

  private func makeButton(label: @escaping () -> [Element]) -> Element {
    Element(
      TabButtonContent(isSelected: false, isEnabled: environment.isEnabled), node: self,
      currentChildren: label)
  }

  func remove(_ tab: any TabNode) {
    guard let id = tab.elementID else { return }
    entries[id]?.button.nodeWillUnmount()
    entries[id]?.buttonWithMenu?.nodeWillUnmount()
    entries[id]?.menu?.unmount()
    entries[id] = nil
  }

  func labelChanged(of tab: any TabNode) {
    guard let id = tab.elementID else { return }
    entries[id]?.button.structureChanged()
  }

  func barVisibilityChanged(of tab: any TabNode) {
    if tab.isSelected { updateElement(isBarHidden: tab.hidesBar) }
  }

  private func updateElement(isBarHidden: Bool) {
    let style = environment.tabsStyle
    var content = TabsContent(isBarHidden: isBarHidden)
    content.isSidebar = style.kind == .sidebar
    if style.kind == .pages {
      let hasNoIndex = style.index == .never || style.index == .automatic && panels.count < 2
      content.isBarHidden = isBarHidden || hasNoIndex
      content.pages = TabsContent.Pages(
        selected: selectedIndex, swipe: swipe, hasBackground: environment.hasPageIndexBackground)
    }
    element?.update(content)
  }

  override func structureChanged() {
    element?.structureChanged()
    bar?.structureChanged()
  }

  override func willUnmount() {
    element?.nodeWillUnmount()
    for page in pages.values { page.panel.nodeWillUnmount() }
  }

  override var children: [_AnyViewNode] {
    [child, sidebar].compactMap { $0 } + entries.values.compactMap(\.menu).sorted { $0.id < $1.id }
  }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  /// The elements of the tabs, in order.
  private var panels: [Element] {
    let elements = child?.elements ?? []
    guard environment.tabsStyle.kind == .pages else {
      return elements.filter { entries[$0.innermost.id] != nil }
    }
    let former = pages
    pages = [:]
    return elements.map { element in
      let id = element.innermost.id
      if entries[id] != nil { return element }
      let page = former[id] ?? makePage(element, id)
      page.panel.tag = element.tag
      pages[id] = page
      return page.panel
    }
  }

  private func makePage(_ element: Element, _ id: Int) -> Page {
    let panel = Element(
      TabPanelContent(isSelected: false, isPage: true), node: self, wrapping: element
    ) { [element] }
    let button = makeButton { [] }
    button.handler = { [unowned self] in $0 == .tap && environment.isEnabled && select(id) }
    return Page(panel: panel, button: button)
  }

  /// The buttons of the tabs, with the headings of their sections, and the other views of a sidebar.
  private var barElements: [Element] {
    var elements: [Element] = []
    for panel in panels {
      guard !panel.containerValues.tabOptions.isHidden else { continue }
      if let section = entries[panel.innermost.id]?.tab.section {
        if let group = section.group, elements.last !== group { elements.append(group) }
      } else if let button = button(of: panel) {
        elements.append(button)
      }
    }
    let parts = sidebar?.elements ?? []
    let isAbove = { (part: Element) in
      part.content.as(TabSidebarPartContent.self)?.place == .header
    }
    return parts.filter(isAbove) + elements + parts.filter { !isAbove($0) }
  }

  func buttons(in section: any TabSectionNode) -> [Element] {
    panels.filter { entries[$0.innermost.id]?.tab.section === section }.compactMap(button)
  }

  /// The button of a tab; `nil` for none.
  private func button(of panel: Element) -> Element? {
    guard !panel.containerValues.tabOptions.isHidden else { return nil }
    let id = panel.innermost.id
    return entries[id].map { $0.buttonWithMenu ?? $0.button } ?? pages[id]?.button
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
    selectedIndex = selected ?? 0
    let isPage = environment.tabsStyle.kind == .pages
    for (index, panel) in panels.enumerated() {
      let isSelected = index == selectedIndex
      let id = panel.innermost.id
      var button = buttonContent(of: panel, isSelected: isSelected)
      if let entry = entries[id] {
        entry.tab.setSelected(isSelected, isPage: isPage)
        barVisibilityChanged(of: entry.tab)
        entry.button.update(button)
      } else if let page = pages[id] {
        button.pageNumber = index + 1
        page.panel.update(TabPanelContent(isSelected: isSelected, isPage: true))
        page.button.update(button)
        if isSelected { updateElement(isBarHidden: false) }
      }
    }
  }

  private func buttonContent(of panel: Element, isSelected: Bool) -> TabButtonContent {
    let options = panel.containerValues.tabOptions
    var button = TabButtonContent(
      isSelected: isSelected, isEnabled: environment.isEnabled && !options.isDisabled)
    button.badge = panel.content(BadgeContent.self)?.text
    let custom = environment.tabCustomization?.visibility(of: options.customizationID)
    button.isHiddenInBar = options.isHiddenInBar
    button.isHiddenInSidebar = custom.map { $0 == .hidden } ?? options.isHiddenInSidebar
    return button
  }

  private func select(_ id: Int) -> Bool {
    let panels = panels
    guard let index = panels.firstIndex(where: { $0.innermost.id == id }),
      !panels[index].containerValues.tabOptions.isDisabled
    else { return false }
    if let selection = view.selection { return selection.select(tag(of: panels[index], at: index)) }
    selectedID = id
    selectTab()
    return true
  }

  /// Handles a swipe to a page: its index, and the number of the swipe.
  private func handle(_ interaction: Interaction) -> Bool {
    guard let numbers = interaction.value(of: "page", as: [Int].self), numbers.count == 2,
      environment.tabsStyle.kind == .pages
    else { return false }
    let panels = panels
    guard panels.indices.contains(numbers[0]) else { return false }
    swipe = numbers[1]
    if environment.isEnabled { _ = select(panels[numbers[0]].innermost.id) }
    // The browser returns to the page that is selected if it is another one.
    selectTab()
    return true
  }
}

/// Tabs, of which one is visible. Its children are a ``TabBarContent`` and the ``TabPanelContent`` of each.
struct TabsContent: ElementContent {
  /// The tabs as pages beside each other.
  struct Pages: Hashable, Sendable {
    /// The index of the page that is selected.
    var selected: Int
    /// The number of the swipe that was handled last.
    var swipe: Int
    /// True if the dots have a background.
    var hasBackground: Bool
  }

  var isBarHidden: Bool
  /// True if the buttons are in a sidebar while the window is wide.
  var isSidebar = false
  /// The pages; `nil` for tabs with a bar.
  var pages: Pages?

  func html(in context: RenderContext) -> HTMLNode {
    let panels = HTMLNode("div", idPrefix: "c", class: "panels", [.children])
    var bar = HTMLNode("div", idPrefix: "s", class: "tab-bar-host", [.slot("s")])
    bar.set("hidden", isBarHidden)
    var node = HTMLNode("div", class: "tabs", [.node(panels), .node(bar)])
    if isSidebar { node.add(class: "sidebar-tabs") }
    guard let pages else { return node }
    node.add(class: "page-tabs")
    if pages.hasBackground { node.add(class: "with-background") }
    node.set("data-hook", "composable-pages")
    node.set("data-value", "[\(pages.selected),\(pages.swipe)]")
    return node
  }

  var layout: ElementLayout {
    ElementLayout(
      expandingAxes: [.horizontal, .vertical],
      traits: pages == nil ? [.tabs, .flexible] : [.tabs, .fullWidth, .flexible])
  }

  func slot(of child: any ElementContent) -> StaticName? { child is TabBarContent ? "s" : nil }

  var description: String {
    let name = pages.map { "Pages \($0.selected)" } ?? "Tabs"
    return name + (isSidebar ? " sidebar" : "") + (isBarHidden ? " without a bar" : "")
  }
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
  /// The number of a page without a label; `nil` for a tab.
  var pageNumber: Int?
  var isHiddenInBar = false
  var isHiddenInSidebar = false

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("button", class: "tab-button", [.children])
    if let badge {
      node.add(class: "badged")
      node.set("data-badge", badge)
    }
    if isHiddenInBar { node.add(class: "sidebar-only") }
    if isHiddenInSidebar { node.add(class: "bar-only") }
    node.set("type", "button")
    node.set("data-on", "tap")
    node.set("disabled", !isEnabled)
    node.set("aria-current", isSelected ? "page" : nil)
    let name = pageNumber.map { SystemText.page.string(for: context.pageLocale, "\($0)") }
    node.set("aria-label", name)
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .interactive) }

  func update(_ context: inout RenderContext) { context.isInButton = true }

  var description: String {
    "TabButton" + (isSelected ? " selected" : "") + enabled(isEnabled)
  }
}

/// The content of a tab.
struct TabPanelContent: ElementContent {
  var isSelected: Bool
  /// True for a page beside others.
  var isPage = false

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "tab", [.children])
    if isPage { node.set("inert", !isSelected) } else { node.set("hidden", !isSelected) }
    return node
  }

  var layout: ElementLayout {
    ElementLayout(
      expandingAxes: [.horizontal, .vertical],
      traits: isSelected || isPage ? .flexible : [.hiddenTab, .flexible], usedTraits: .page)
  }

  var description: String { "Tab" }
}
