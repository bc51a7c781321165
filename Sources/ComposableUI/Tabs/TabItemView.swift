/// A tab: its content, and the label of its button.
nonisolated struct TabItemView<Content: View, Label: View>: _PrimitiveView {
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
  /// The tag of the content; `nil` for none.
  var contentTag: AnyHashable? { get }
  /// True if the tab is visible.
  var isSelected: Bool { get }
  /// True if the views of the tab hide the bar with the buttons of the tabs.
  var hidesBar: Bool { get }
  /// Sets or replaces the visibility of the bar that a node sets; `nil` removes it.
  func setHidesBar(_ hidesBar: Bool?, from node: Int)
  /// Selects the tab, or covers it.
  ///
  /// - Parameter isPage: True for a tab beside the others, which a user swipes to.
  func setSelected(_ isSelected: Bool, isPage: Bool)
  /// The section that the tab is in; `nil` for none.
  var section: (any TabSectionNode)? { get }
  /// The items of the menu of the button; `nil` for none.
  var menuItems: AnyView? { get }
}

/// The title, options and toolbar items of a tab's views are those of the screen that contains the
/// tabs while the tab is selected.
private final class TabItemNode<Content: View, Label: View>: _ViewNode<TabItemView<Content, Label>>,
  TabNode, NavigationTitleReceiver, OptionsReceiver, ToolbarReceiver
{
  private var content: _ViewNode<Content>?
  private var label: _ViewNode<Label>?
  private var element: Element?
  private(set) var isSelected = false
  private var barVisibilities = NodeValues<Bool>()
  private var titles = NodeValues<String>()
  private var optionChanges = NodeValues<OptionsChange<ScreenOptions>>()
  private var items = NodeValues<() -> [Element]>()
  /// The toolbars of tabs that no screen contains.
  private lazy var ownToolbars = Toolbars(of: self)

  init(_ view: TabItemView<Content, Label>, in context: _Context) {
    super.init(in: context)
    content = Content._makeNode(view.content, in: childContext)
    label = Label._makeNode(view.label, in: childContext)
    element = Element(TabPanelContent(isSelected: false), node: self) { [unowned self] in
      ownToolbars.elements(around: content?.elements ?? [])
    }
    tabs?.add(self)
  }

  override func update(_ view: TabItemView<Content, Label>) {
    content?.update(view.content, childEnvironment)
    label?.update(view.label, childEnvironment)
    if environment.tabMenu != nil { tabs?.menuChanged(of: self) }
  }

  /// The menu is that of this tab, not of those in it.
  override var childEnvironment: EnvironmentValues {
    guard environment.tabMenu != nil else { return environment }
    var environment = environment
    environment.tabMenu = nil
    return environment
  }

  private func outer<Result>(_ find: (_AnyViewNode) -> Result?) -> Result? {
    parent?.firstAncestorInPresentation(find)
  }

  var section: (any TabSectionNode)? {
    outer { node -> (any TabSectionNode)?? in
      if let section = node as? any TabSectionNode { return .some(section) }
      return node is any TabsNode ? .some(nil) : nil
    } ?? nil
  }

  var menuItems: AnyView? { environment.tabMenu?.items }

  private var tabs: (any TabsNode)? { outer { $0 as? any TabsNode } }
  private var titleReceiver: (any NavigationTitleReceiver)? {
    outer { $0 as? any NavigationTitleReceiver }
  }
  private var optionsReceiver: (any OptionsReceiver<ScreenOptions>)? {
    outer { $0 as? any OptionsReceiver<ScreenOptions> }
  }
  private var toolbarReceiver: (any ToolbarReceiver)? { outer { $0 as? any ToolbarReceiver } }

  var elementID: Int? { element?.id }

  var labelElements: [Element] { label?.elements ?? [] }

  var contentTag: AnyHashable? { content?.elements.first?.tag }

  func setSelected(_ isSelected: Bool, isPage: Bool) {
    element?.update(TabPanelContent(isSelected: isSelected, isPage: isPage))
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    forwardTitle()
    forwardOptions()
    forwardItems()
    // The views of the selected tab appear before those of the former one disappear.
    let notify = { [weak self] in
      guard let self, isMounted else { return }
      visibilityChanged(to: isVisible)
    }
    let graph = graph
    graph.afterUpdate(isSelected ? notify : { graph.afterUpdate(notify) })
  }

  var hidesBar: Bool { barVisibilities.values.last ?? false }

  func setHidesBar(_ hidesBar: Bool?, from node: Int) {
    barVisibilities.set(hidesBar, from: node)
    tabs?.barVisibilityChanged(of: self)
  }

  func setTitle(_ title: String?, from node: Int) {
    titles.set(title, from: node)
    forwardTitle()
  }

  private func forwardTitle() {
    titleReceiver?.setTitle(isSelected ? titles.values.last : nil, from: id)
  }

  func setOptions(_ change: OptionsChange<ScreenOptions>?, from node: Int) {
    optionChanges.set(change, from: node)
    forwardOptions()
  }

  private func forwardOptions() {
    let changes = optionChanges.values
    let change = OptionsChange<ScreenOptions>(id: changes.map(\.id)) { options in
      for change in changes { change.apply(&options) }
    }
    optionsReceiver?.setOptions(isSelected && !changes.isEmpty ? change : nil, from: id)
  }

  func setItems(_ items: (() -> [Element])?, from node: Int) {
    guard toolbarReceiver != nil else {
      ownToolbars.setItems(items, from: node)
      element?.structureChanged()
      return
    }
    self.items.set(items, from: node)
    forwardItems()
  }

  private func forwardItems() {
    let items = items.values
    toolbarReceiver?.setItems(
      isSelected && !items.isEmpty ? { items.flatMap { $0() } } : nil, from: id)
  }

  func itemsChanged() {
    ownToolbars.structureChanged()
    element?.structureChanged()
    toolbarReceiver?.itemsChanged()
  }

  override var isCovered: Bool { !isSelected }

  override var children: [_AnyViewNode] { [content, label].compactMap { $0 } }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override func structureChanged() {
    element?.structureChanged()
    // The label may have changed.
    tabs?.labelChanged(of: self)
  }

  override func willUnmount() {
    element?.nodeWillUnmount()
    ownToolbars.nodeWillUnmount()
    titleReceiver?.setTitle(nil, from: id)
    optionsReceiver?.setOptions(nil, from: id)
    toolbarReceiver?.setItems(nil, from: id)
    tabs?.remove(self)
  }
}
