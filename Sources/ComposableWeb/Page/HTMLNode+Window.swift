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
    if let locale = window.locale {
      node.set("data-lang", locale.identifier(.bcp47))
      node.set("data-dir", window.layoutDirection?.htmlValue)
    }
    node.set("data-canonical", window.canonicalAddress)
    if let metadata = window.metadata {
      node.set("data-description", metadata.description)
      node.set("data-image", window.image)
      node.set("data-unindexed", !metadata.isIndexed)
    }
    return node
  }
}

extension LayoutDirection {
  /// The value of the attribute `dir`.
  var htmlValue: String { self == .rightToLeft ? "rtl" : "ltr" }
}
