/// A text field that conceals its text.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
///
/// It conceals the text from those who look at the screen. The page of its browser contains the text, so don't
/// keep a stored password in it: begin with an empty one.
public nonisolated struct SecureField<Label: View>: _LabeledTextField {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  /// The action to perform when the user presses Return.
  public var _onCommit: (() -> Void)?

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

  /// The content of the view.
  public var body: some View {
    LabeledTextInput(prompt: prompt, label: label) { prompt in
      TextInput(text.wrappedValue, prompt: prompt, kind: .secure, onCommit: _onCommit) { input in
        SecretInput.$isCurrent.withValue(true) { text.wrappedValue = input }
        return true
      }
    }
  }
}
