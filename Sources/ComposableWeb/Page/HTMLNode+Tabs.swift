@_spi(Renderer) import ComposableUI

extension HTMLNode {
  static func tabs(isBarHidden: Bool) -> HTMLNode {
    let panels = HTMLNode("div", idPrefix: "c", class: "panels", [.children])
    var bar = HTMLNode("div", idPrefix: "s", class: "tab-bar-host", [.slot("s")])
    bar.set("hidden", isBarHidden)
    return HTMLNode("div", class: "tabs", [.node(panels), .node(bar)])
  }

  static func tabButton(_ isSelected: Bool, _ isEnabled: Bool) -> HTMLNode {
    var node = HTMLNode("button", class: "tab-button", [.children])
    node.set("type", "button")
    node.set("data-on", "tap")
    node.set("disabled", !isEnabled)
    node.set("aria-current", isSelected ? "page" : nil)
    return node
  }

  static func tab(_ isSelected: Bool) -> HTMLNode {
    var node = HTMLNode("div", class: "tab", [.children])
    node.set("hidden", !isSelected)
    return node
  }
}
