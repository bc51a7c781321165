@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes an icon. Beside a title it is hidden from assistive technologies.
  static func icon(_ name: String, in context: RenderContext) -> HTMLNode {
    var path = HTMLNode("path")
    let symbol = Symbol.named(name)
    path.set("d", symbol?.path)
    if symbol?.drawing == .fill { path.set("class", "filled") }
    var drawing = HTMLNode("svg", [.node(path)])
    drawing.set("viewBox", symbolBox)
    drawing.set("aria-hidden", "true")
    var node = HTMLNode("span", class: "icon", [.node(drawing)])
    if Symbol.isDirectional(name) { node.add(class: "directional") }
    if case .titleAndIcon = context.parentContent {
      node.set("aria-hidden", "true")
    } else if context.accessibilityLabel == nil {
      node.set("role", "img")
      node.set("aria-label", accessibleName(name, context))
    }
    return node
  }

  /// True for the drawing of a symbol, which consists of one outline.
  var isSymbol: Bool { tag == "svg" && value(of: "viewBox") == Self.symbolBox }

  private static let symbolBox = "0 0 24 24"

  /// The usual meanings of symbols, by their base names.
  private static let meanings: [String: SystemText] = [
    "checkmark": .done, "chevron.backward": .back, "chevron.forward": .forward,
    "chevron.left": .back, "chevron.right": .forward, "gear": .settings,
    "gearshape": .settings, "magnifyingglass": .search, "minus": .remove, "pencil": .edit,
    "plus": .add, "square.and.arrow.up": .share, "trash": .delete, "xmark": .close,
  ]

  /// The name that a screen reader reads for a symbol: its meaning, or else the words of its name.
  private static func accessibleName(_ name: String, _ context: RenderContext) -> String {
    var base = name
    for suffix in [".fill", ".circle", ".square"] where base.hasSuffix(suffix) {
      base.removeLast(suffix.count)
    }
    if let meaning = meanings[base] { return context.text(meaning) }
    let words = base.split(separator: ".").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
