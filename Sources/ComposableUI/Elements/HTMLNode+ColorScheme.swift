import ComposableHTML

extension HTMLNode {
  /// Sets the color scheme of a node and its subtree; `nil` for that of its parent.
  mutating func set(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: add(class: "light")
    case .dark: add(class: "dark")
    case nil: break
    }
  }
}
