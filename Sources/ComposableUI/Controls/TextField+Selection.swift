extension TextField where Label == Text {
  /// Creates a text field for a string, with a binding to what the user has selected and a text label.
  /// The axis is ignored: the field always has one line.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a string, with a binding to what the user has selected and a text label.
  /// The axis is ignored: the field always has one line.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt) { Text(title) }
  }
}
