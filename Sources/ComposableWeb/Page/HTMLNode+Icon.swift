import ComposableUI

extension HTMLNode {
  /// An icon. Beside a title it adds nothing to be read.
  static func icon(_ name: String, in surroundings: RenderContext) -> HTMLNode {
    var path = HTMLNode("path")
    let symbol = Symbol.named(name)
    path.set("d", symbol?.path)
    if symbol?.drawing == .fill { path.set("class", "filled") }
    var drawing = HTMLNode("svg", [.part(path)])
    drawing.set("viewBox", "0 0 24 24")
    drawing.set("aria-hidden", "true")
    var node = HTMLNode("span", class: "icon", [.part(drawing)])
    if surroundings.around == .titleAndIcon {
      node.set("aria-hidden", "true")
    } else if surroundings.name == nil {
      node.set("role", "img")
      node.set("aria-label", spoken(name))
    }
    return node
  }

  /// What the icons of a symbol's kind usually stand for.
  private static let meanings = [
    "checkmark": "Done", "chevron.left": "Back", "chevron.right": "Forward", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "minus": "Remove", "pencil": "Edit",
    "plus": "Add", "square.and.arrow.up": "Share", "trash": "Delete", "xmark": "Close",
  ]

  /// What a screen reader says of a symbol: its meaning, or the words of its name.
  private static func spoken(_ name: String) -> String {
    var base = name
    for suffix in [".fill", ".circle", ".square"] where base.hasSuffix(suffix) {
      base.removeLast(suffix.count)
    }
    if let meaning = meanings[base] { return meaning }
    let words = base.split(separator: ".").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
