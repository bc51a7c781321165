import ComposableHTML

/// The toolbars of a node: an element for each place that has items.
final class Toolbars {
  // Unsafe: the node owns it.
  private unowned(unsafe) let node: _AnyViewNode
  private var items = NodeValues<() -> [Element]>()
  private var toolbars: [ToolbarSlot: Element] = [:]
  private var menus: [ToolbarMenu: Element] = [:]

  /// The title of the screen, which its menu has; `nil` for none.
  var title: String? {
    didSet { menus[.title]?.update(ToolbarMenuContent(menu: .title, title: title)) }
  }

  init(of node: _AnyViewNode) { self.node = node }

  /// Sets or replaces the items of a node; `nil` removes them.
  func setItems(_ items: (() -> [Element])?, from node: Int) {
    self.items.set(items, from: node)
    structureChanged()
  }

  /// The elements of the places that have items, in the order of ``ToolbarSlot``.
  var elements: [Element] {
    ToolbarSlot.allCases.compactMap { slot in
      guard !items(in: slot).isEmpty else {
        toolbars[slot] = nil
        return nil
      }
      if let toolbar = toolbars[slot] { return toolbar }
      let toolbar = Element(ToolbarSlotContent(slot: slot), node: node) { [unowned self] in
        items(in: slot)
      }
      toolbars[slot] = toolbar
      return toolbar
    }
  }

  /// The elements of the toolbars, with those of a view between them.
  func elements(around content: [Element]) -> [Element] {
    let toolbars = elements
    if toolbars.isEmpty { return content }
    let isBelow = { (element: Element) in
      element.content.as(ToolbarSlotContent.self)?.slot == .bottom
    }
    return toolbars.filter { !isBelow($0) } + content + toolbars.filter(isBelow)
  }

  private func items(in slot: ToolbarSlot) -> [Element] {
    let all = items.values.flatMap { $0() }.filter { $0.placement?.slot == slot }
    let items = all.filter { $0.placement?.menu == nil }
    guard let menu = all.lazy.compactMap({ $0.placement?.menu }).first else { return items }
    return items + [element(of: menu)]
  }

  /// The button of a menu, with the items in it.
  private func element(of menu: ToolbarMenu) -> Element {
    if let element = menus[menu] { return element }
    let content = ToolbarMenuContent(menu: menu, title: menu == .title ? title : nil)
    let element = Element(content, node: node) { [unowned self] in
      items.values.flatMap { $0() }.filter { $0.placement?.menu == menu }
    }
    menus[menu] = element
    return element
  }

  /// Marks the items as changed: some were inserted, removed or moved.
  func structureChanged() {
    for element in Array(toolbars.values) + menus.values { element.structureChanged() }
  }

  /// Records the transaction of the removal of the toolbars.
  func nodeWillUnmount() {
    for element in Array(toolbars.values) + menus.values { element.nodeWillUnmount() }
  }
}

extension Element {
  fileprivate var placement: ToolbarItemPlacement? {
    content.as(ToolbarItemContent.self)?.placement
  }
}

/// The items of one place of a screen.
struct ToolbarSlotContent: ElementContent {
  var slot: ToolbarSlot

  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "toolbar", [.children])
  }

  var layout: ElementLayout {
    var layout = ElementLayout(traits: slot.traits)
    layout.stoppedTraits = [.growsX, .growsToMaximumX, .growsWithLabel]
    layout.usedTraits = .fieldItem
    return layout
  }

  var description: String { "Toolbar \(slot.rawValue)" }
}

extension ToolbarSlot {
  fileprivate var traits: LayoutTraits {
    switch self {
    case .leading: .barToolbar
    case .principal: [.barToolbar, .principalToolbar]
    case .trailing: [.barToolbar, .trailingToolbar]
    case .search: []
    case .bottom: .bottomToolbar
    }
  }
}
