/// Text to be entered that nobody is to read.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  /// What to do once the user is done.
  private var commit: (() -> Void)?

  /// Makes a field for a text that nobody is to read.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What stands in the field as long as it is empty.
  ///   - label: What it is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public var body: some View {
    LabeledTextInput(prompt: prompt, label: label) { prompt in
      TextInput(text.wrappedValue, prompt: prompt, kind: .secure, finish: commit) {
        text.wrappedValue = $0
        return true
      }
    }
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title. Rarely needed, prefer `onSubmit`.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }

  /// Makes a field with a title. Rarely needed, prefer `onSubmit`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }

  /// Makes a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
