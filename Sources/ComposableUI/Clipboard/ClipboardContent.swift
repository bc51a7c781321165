import ComposableHTML

/// An element that handles commands of the clipboard.
struct ClipboardContent: ModifierContent {
  /// The commands: `copy`, `cut`, `paste`, and `click` for a button that pastes.
  var commands: [String]

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard !commands.isEmpty else { return }
    node.set("data-hook", "composable-clipboard")
    node.set("data-value", "[" + commands.map { "\"\($0)\"" }.joined(separator: ",") + "]")
  }

  var description: String { "clipboard" + commands.map { " \($0)" }.joined() }
}
