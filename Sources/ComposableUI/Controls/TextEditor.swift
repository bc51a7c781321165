/// A control for editing text of several lines.
///
/// ```swift
/// TextEditor(text: $notes)
/// ```
///
/// It is plain text: SwiftUI's attributed text, selection and find interface are not available.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Creates a text editor.
  ///
  /// - Parameter text: The text to edit.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The content of the view.
  public var body: some View {
    TextInput(text.wrappedValue, prompt: "", kind: .lines) {
      text.wrappedValue = $0
      return true
    }
  }
}
