/// A view that depends on the characters of a text, in the language of its environment.
nonisolated struct TextReader<Content: View>: _UnobservedView {
  let text: Text
  let content: (String) -> Content
  @Environment(\.self) private var environment

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - content: Returns the view for its characters.
  init(_ text: Text, content: @escaping (String) -> Content) {
    self.text = text
    self.content = content
  }

  var body: some View { content(text.string(in: environment)) }
}
