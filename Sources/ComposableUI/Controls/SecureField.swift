/// A text field that conceals what the user types.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  /// The action to perform when the user submits the field.
  private var commit: (() -> Void)?

  /// Creates a secure field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The placeholder that is shown while the field is empty.
  ///   - label: The views that describe the purpose of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public var body: some View {
    LabeledTextInput(prompt: prompt, label: label) { prompt in
      TextInput(text.wrappedValue, prompt: prompt, kind: .secure, onCommit: commit) {
        text.wrappedValue = $0
        return true
      }
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a text label and an action to perform when the user presses
  /// Return. Rarely needed: prefer ``View/onSubmit(of:_:)``.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }

  /// Creates a secure field with a text label and an action to perform when the user presses
  /// Return. Rarely needed: prefer ``View/onSubmit(of:_:)``.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }

  /// Creates a secure field with a text label.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
