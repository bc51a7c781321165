@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes an icon. Beside a title it is hidden from assistive technologies.
  static func icon(_ name: String, in context: RenderContext) -> HTMLNode {
    var path = HTMLNode("path")
    let symbol = Symbol.named(name)
    path.set("d", symbol?.path)
    if symbol?.drawing == .fill { path.set("class", "filled") }
    var drawing = HTMLNode("svg", [.node(path)])
    drawing.set("viewBox", "0 0 24 24")
    drawing.set("aria-hidden", "true")
    var node = HTMLNode("span", class: "icon", [.node(drawing)])
    if case .titleAndIcon = context.parentContent {
      node.set("aria-hidden", "true")
    } else if context.accessibilityLabel == nil {
      node.set("role", "img")
      node.set("aria-label", accessibleName(name))
    }
    return node
  }

  /// The usual meanings of symbols, by their base names.
  private static let meanings = [
    "checkmark": "Done", "chevron.left": "Back", "chevron.right": "Forward", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "minus": "Remove", "pencil": "Edit",
    "plus": "Add", "square.and.arrow.up": "Share", "trash": "Delete", "xmark": "Close",
  ]

  /// The name that a screen reader reads for a symbol: its meaning, or else the words of its name.
  private static func accessibleName(_ name: String) -> String {
    var base = name
    for suffix in [".fill", ".circle", ".square"] where base.hasSuffix(suffix) {
      base.removeLast(suffix.count)
    }
    if let meaning = meanings[base] { return meaning }
    let words = base.split(separator: ".").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
