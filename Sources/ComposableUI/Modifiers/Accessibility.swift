extension View {
  /// Says what a screen reader calls a view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modified(.accessibilityLabel(label.text))
  }

  /// Says what a screen reader calls a view, when it is to be called so.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modified(.accessibilityLabel(isEnabled ? label.text : nil))
  }

  /// Says what a screen reader calls a view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what a screen reader calls a view, when it is to be called so.
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what a screen reader calls a view, when it is to be called so.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what a screen reader calls a view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what is shown when the user stays with a view.
  public func help(_ text: Text) -> some View {
    modified(.help(text.text))
  }

  /// Says what is shown when the user stays with a view.
  public func help(_ text: LocalizedStringKey) -> some View {
    help(Text(text))
  }

  /// Says what is shown when the user stays with a view.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View {
    help(Text(text))
  }
}
