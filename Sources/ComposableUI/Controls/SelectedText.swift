import ComposableHTML

/// A text field whose selection is bound.
nonisolated struct SelectedText<Field: View>: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>
  /// True for a field with several lines.
  let hasLines: Bool
  let field: Field
  /// The selection of the browser, as far as it is known.
  @State private var known: TextSelection?
  @State private var request = TextSelectionContent()

  init(
    text: Binding<String>, selection: Binding<TextSelection?>, hasLines: Bool, field: Field
  ) {
    self.text = text
    self.selection = selection
    self.hasLines = hasLines
    self.field = field
  }

  var body: some View {
    ElementModifierView(element: request, needsEnabled: true, handler: handle, content: field)
      .needing("text-selection.js")
      .onChange(of: selection.wrappedValue, initial: true) { _, new in
        guard let new, new != known,
          let offsets = new.offsets(in: text.wrappedValue, hasLines: hasLines)
        else { return }
        known = new
        request = TextSelectionContent(number: request.number + 1, offsets: offsets)
      }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard let offsets = interaction.value(of: "selection", as: [Int].self),
      let new = TextSelection(offsets: offsets, in: text.wrappedValue, hasLines: hasLines)
    else { return false }
    known = new
    // A page that is loaded later must not select it again.
    request.offsets = []
    if selection.wrappedValue != new { selection.wrappedValue = new }
    return true
  }
}

/// An element whose field reports its selection.
struct TextSelectionContent: ModifierContent {
  /// The number of the selections that the program has set so far.
  var number = 0
  /// The start and the end of the last one, in UTF-16 code units; empty for none.
  var offsets: [Int] = []

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-text-selection")
    node.set("data-value", "\([number] + offsets)")
  }

  var description: String {
    "textSelection" + (offsets.isEmpty ? "" : " \(offsets[0])..<\(offsets[1])")
  }
}
