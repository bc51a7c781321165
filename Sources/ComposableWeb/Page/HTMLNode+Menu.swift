@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes a button and the menu that it opens, which the client script places beside it.
  static func menu(_ isEnabled: Bool, _ id: Int, _ context: RenderContext) -> HTMLNode {
    var button = pressable("i", "button automatic menu-button", context, isEnabled)
    button.set("popovertarget", "c\(id)")
    button.set("aria-haspopup", "true")
    button.set("aria-label", context.accessibilityLabel)
    button.content = [.node(HTMLNode("span", idPrefix: "s", class: "label", [.slot("s")]))]
    var items = HTMLNode("div", idPrefix: "c", class: "menu-items", [.children])
    items.set("popover", "")
    items.set("role", "group")
    items.set("aria-labelledby", "s\(id)")
    return HTMLNode("div", class: "menu-host", [.node(button), .node(items)])
  }

  /// Makes the node of an element with a context menu, which the client script opens.
  static func contextMenu(_ isEnabled: Bool) -> HTMLNode {
    var node = HTMLNode("div", class: "modified pass", [.children])
    node.set("data-context-menu", isEnabled)
    return node
  }

  /// Makes the items of a context menu. The client script closes it: a browser would do so as soon
  /// as the button of the mouse that opens it is released.
  static func contextMenuItems(_ context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "menu-items", [.children])
    node.set("popover", "manual")
    node.set("role", "group")
    node.set("aria-label", context.text(.contextMenu))
    node.set("tabindex", "-1")
    return node
  }

  static func menuLabel() -> HTMLNode { HTMLNode("span", class: "menu-label", [.children]) }
}
