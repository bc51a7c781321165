import ComposableHTML

/// The toolbars of a node: an element for each place that has items.
final class Toolbars {
  // Unsafe: the node owns it.
  private unowned(unsafe) let node: _AnyViewNode
  private var items = NodeValues<() -> [Element]>()
  private var toolbars: [ToolbarSlot: Element] = [:]

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
    items.values.flatMap { $0() }.filter { $0.slot == slot }
  }

  /// Marks the items as changed: some were inserted, removed or moved.
  func structureChanged() {
    for toolbar in toolbars.values { toolbar.structureChanged() }
  }

  /// Records the transaction of the removal of the toolbars.
  func nodeWillUnmount() {
    for toolbar in toolbars.values { toolbar.nodeWillUnmount() }
  }
}

extension Element {
  fileprivate var slot: ToolbarSlot? {
    content.as(ToolbarItemContent.self)?.placement.slot
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
