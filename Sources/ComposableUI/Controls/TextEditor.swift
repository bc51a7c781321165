/// A control for editing text of several lines.
///
/// ```swift
/// TextEditor(text: $notes)
/// ```
///
/// It is plain text: SwiftUI's attributed text and find interface are not available. For what the user
/// has selected, see ``TextSelection``.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?
  @Environment(\.hasPlainTextEditors) private var isPlain

  /// Creates a text editor.
  ///
  /// - Parameter text: The text to edit.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates a text editor with a binding to what the user has selected.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - selection: The selected part; `nil` until the user enters the editor.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// The content of the view.
  public var body: some View {
    editor.transformEnvironment(\.textFieldStyle) { [isPlain] in if isPlain { $0 = .plain } }
  }

  @ViewBuilder private var editor: some View {
    if let selection {
      SelectedText(text: text, selection: selection, hasLines: true, field: input)
    } else {
      input
    }
  }

  private var input: some View {
    TextInput(text.wrappedValue, prompt: "", kind: .lines) {
      text.wrappedValue = $0
      return true
    }
  }
}
