public import Foundation

extension TextField {
  /// Creates a text field for a value that a formatter turns into text, with a custom label. Rarely
  /// needed: prefer a format style, which follows the locale of the environment.
  ///
  /// An empty field is `nil` if the value is optional. Foundation only parses numbers and dates here:
  /// with other formatters than `NumberFormatter`, `DateFormatter` and `ISO8601DateFormatter`, the field
  /// keeps its value.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - formatter: The formatter that turns the value into text and parses the text.
  ///   - prompt: The placeholder that is shown while the field is empty.
  ///   - label: The views that describe the purpose of the field.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FormattedValue(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a value that a formatter turns into text, with a text label. Rarely needed:
  /// prefer a format style, which follows the locale of the environment.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value that a formatter turns into text, with a text label. Rarely needed:
  /// prefer a format style, which follows the locale of the environment.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
