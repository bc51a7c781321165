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

  static func menuLabel() -> HTMLNode { HTMLNode("span", class: "menu-label", [.children]) }
}
