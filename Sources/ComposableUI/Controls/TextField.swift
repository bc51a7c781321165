/// Text to be entered, of one line.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("First and last"))
/// TextField("Amount", value: $amount, format: .number)
/// ```
///
/// 1. A title stands in the field as long as that is empty, unless there is a prompt.
/// 2. A value is set whenever what was entered can be read as one. Numbers that are none are refused.
/// 3. What was entered stays as it is until the user is done, or somebody else sets the value.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let input: Input
  /// What to do once the user is done with a text.
  private var commit: (() -> Void)?

  /// What is entered.
  private enum Input {
    case text(Binding<String>)
    case value(FormattedValue)
  }

  private init(_ input: Input, prompt: Text?, label: Label) {
    self.input = input
    self.prompt = prompt
    self.label = label
  }

  public var body: some View {
    switch input {
    case .text(let text):
      LabeledTextInput(prompt: prompt, label: label) { prompt in
        TextInput(text.wrappedValue, prompt: prompt, kind: .line, finish: commit) {
          text.wrappedValue = $0
          return true
        }
      }
    case .value(let value):
      FormattedField(value: value, prompt: prompt, label: label)
    }
  }
}

extension TextField {
  /// Makes a field for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What stands in the field as long as it is empty.
  ///   - label: What it is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Makes a field for a text. It has one line, whatever the axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Makes a field for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How it is written and read.
  ///   - prompt: What stands in the field as long as it is empty.
  ///   - label: What it is for.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FormattedValue(value, format)), prompt: prompt, label: label())
  }

  /// Makes a field for a value that there may be none of: then it is empty.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FormattedValue(value, format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field for a text, with a title. Rarely needed, prefer `onSubmit`.
  ///
  /// - Parameters:
  ///   - title: What it is for.
  ///   - text: The text.
  ///   - onCommit: What to do once the user is done.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }

  /// Makes a field for a text, with a title. Rarely needed, prefer `onSubmit`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }

  /// Makes a field for a text, with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a text, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a text, with a title. It has one line, whatever the axis.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a text, with a title. It has one line, whatever the axis.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value, with a title.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value, with a title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that there may be none of, with a title.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that there may be none of, with a title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
