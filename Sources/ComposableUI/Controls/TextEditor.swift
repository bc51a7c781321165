/// Text to be entered, of many lines.
///
/// ```swift
/// TextEditor(text: $notes)
/// ```
public struct TextEditor: View {
  private let text: Binding<String>

  /// Makes a field for a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  public var body: some View {
    TextInput(text.wrappedValue, prompt: "", kind: .lines) {
      text.wrappedValue = $0
      return true
    }
  }
}
