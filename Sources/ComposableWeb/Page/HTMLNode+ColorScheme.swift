import ComposableUI

extension HTMLNode {
  /// Sets the color scheme of a node and its subtree; `nil` for that of its parent.
  mutating func set(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: add(class: "light")
    case .dark: add(class: "dark")
    case nil: break
    }
  }

  /// Makes the node of a window.
  static func window(_ preferredColorScheme: ColorScheme?) -> HTMLNode {
    var node = HTMLNode("div", class: "window", [.children])
    node.set(preferredColorScheme)
    return node
  }
}
