/// A field that edits a string next to a label: ``TextField`` and ``SecureField``.
public nonisolated protocol _LabeledTextField: View {
  /// The type of the label.
  associatedtype Label: View

  /// Creates a field with a custom label.
  init(text: Binding<String>, prompt: Text?, @ViewBuilder label: () -> Label)

  /// The action to perform when the user presses Return.
  var _onCommit: (() -> Void)? { get set }
}

nonisolated extension _LabeledTextField where Label == Text {
  /// Creates a field with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text to edit.
  ///   - prompt: The placeholder that is shown while the field is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a text label and an action to perform when the user presses Return.
  /// Rarely needed: prefer ``View/onSubmit(of:_:)``.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text to edit.
  ///   - onCommit: The action to perform.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    _onCommit = onCommit
  }

  /// Creates a field with a text label and an action to perform when the user presses Return.
  /// Rarely needed: prefer ``View/onSubmit(of:_:)``.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    _onCommit = onCommit
  }
}
