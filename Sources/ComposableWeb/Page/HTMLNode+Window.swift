@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node of a window.
  static func window(_ window: WindowContent) -> HTMLNode {
    var node = HTMLNode("div", class: "window", [.children])
    node.set(window.preferredColorScheme)
    if let title = window.title { node.set("data-title", title) }
    if let address = window.address {
      node.set("data-address", address.description)
      if window.history != .automatic { node.set("data-history", window.history.rawValue) }
    }
    return node
  }
}
