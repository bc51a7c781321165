@_spi(Renderer) import ComposableUI

// The children of a screen are in several parts: its toolbars in the bar and at the edges, all
// others in the content. The theme hides the parts without children.
extension HTMLNode {
  static func screen(
    _ screen: ScreenContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    var back = HTMLNode("button", idPrefix: "b", class: "back", [.text(context.text(.back))])
    back.set("type", "button")
    back.set("data-on", "tap")
    back.set("hidden", !screen.canGoBack)
    var heading = HTMLNode("h1", idPrefix: "t", class: "title", [.text(screen.title ?? "")])
    heading.set("tabindex", "-1")
    heading.set("hidden", screen.title == nil)
    let start = HTMLNode("div", class: "start", [.node(back), .host(of: .leading)])
    var bar = HTMLNode(
      "header", idPrefix: "n", class: "bar",
      [.node(start), .node(heading), .host(of: .principal), .host(of: .trailing)])
    if screen.hasLargeTitle { bar.add(class: "large") }
    let isUntitled = !screen.canGoBack && screen.title == nil
    if isUntitled { bar.add(class: "untitled") }
    if screen.title == nil { bar.add(class: "titleless") }
    bar.set("hidden", screen.options.isBarHidden)
    let content = HTMLNode("div", idPrefix: "c", class: "content", [.children])
    var node = HTMLNode(
      "section", class: "screen",
      [.node(bar), .host(of: .search), .node(content), .host(of: .bottom)])
    if !screen.hasLargeTitle, !isUntitled, !screen.options.isBarHidden { node.add(class: "barred") }
    if screen.title != nil { node.set("aria-labelledby", "t\(id)") }
    return node
  }

  static func toolbarItem(_ placement: ToolbarItemPlacement) -> HTMLNode {
    HTMLNode("div", class: placement.isConfirmation ? "item confirmation" : "item", [.children])
  }
}

extension HTMLNode.Piece {
  /// The node that contains the toolbar of a place.
  fileprivate static func host(of slot: ToolbarSlot) -> Self {
    .node(HTMLNode("div", idPrefix: slot.name, class: slot.className, [.slot(slot.name)]))
  }
}

extension ToolbarSlot {
  /// The name of the slot in the node of a screen.
  fileprivate var name: StaticName {
    switch self {
    case .leading: "s"
    case .principal: "p"
    case .trailing: "e"
    case .search: "q"
    case .bottom: "f"
    }
  }

  fileprivate var className: StaticName {
    switch self {
    case .leading: "leading"
    case .principal: "principal"
    case .trailing: "trailing"
    case .search: "search"
    case .bottom: "bottom"
    }
  }
}

extension ElementContent {
  /// The slot of the parent's node that the element's node is in, which is the prefix of the DOM
  /// identifier of the slot; `nil` for the node that contains the other children.
  ///
  /// - Parameter parent: The content of the parent.
  func slot(in parent: ElementContent?) -> StaticName? {
    switch (self, parent) {
    case (.toolbar(let slot), .screen): slot.name
    case (.menuLabel, .menu), (.tabBar, .tabs): "s"
    default: nil
    }
  }
}
