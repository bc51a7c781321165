/// A control for editing a line of text.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("First and last"))
/// TextField("Amount", value: $amount, format: .number)
/// ```
///
/// 1. Without a prompt, a text label serves as the placeholder, and it is above the text when there
///    is one. With a prompt, it is always above the text or the prompt. A label of other views
///    precedes the field. A field that is narrow or has the plain style shows no label.
/// 2. A value is set after each edit that the format can parse. NaN and infinity are rejected.
/// 3. The typed text of a value stays as it is until the user presses Return or leaves the field, or
///    other code sets another value. Then the field shows the value.
///
/// For what the user has selected, see ``TextSelection``; for several lines, ``TextEditor``; for an
/// action on Return, ``View/onSubmit(of:_:)``.
public nonisolated struct TextField<Label: View>: _LabeledTextField {
  private let label: Label
  private let prompt: Text?
  private let input: Input
  /// The action to perform when the user presses Return.
  public var _onCommit: (() -> Void)?
  private var onEditingChanged: ((Bool) -> Void)?
  private var selection: Binding<TextSelection?>?

  /// The binding that the user edits.
  private enum Input {
    case text(Binding<String>)
    case value(FormattedValue)
  }

  private init(_ input: Input, prompt: Text?, label: Label) {
    self.input = input
    self.prompt = prompt
    self.label = label
  }

  /// Creates a text field for a value of any type.
  init(_ value: FormattedValue, prompt: Text?, label: Label) {
    self.init(.value(value), prompt: prompt, label: label)
  }

  /// The content of the view.
  public var body: some View {
    switch input {
    case .text(let text):
      if let selection {
        SelectedText(text: text, selection: selection, hasLines: false, field: input(text))
      } else {
        input(text)
      }
    case .value(let value):
      FormattedField(value: value, prompt: prompt, label: label)
    }
  }

  private func input(_ text: Binding<String>) -> some View {
    LabeledTextInput(prompt: prompt, label: label) { prompt in
      TextInput(
        text.wrappedValue, prompt: prompt, kind: .line, onCommit: _onCommit,
        onEditingChanged: onEditingChanged
      ) {
        text.wrappedValue = $0
        return true
      }
    }
  }
}

extension TextField {
  /// Creates a text field for a string, with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The placeholder that is shown while the field is empty.
  ///   - label: The views that describe the purpose of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a text field for a string, with a custom label. The axis is ignored: the field always
  /// has one line.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a text field for a string, with a binding to what the user has selected and a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - selection: The selected part; `nil` until the user enters the field.
  ///   - prompt: The placeholder that is shown while the field is empty.
  ///   - axis: Ignored: the field always has one line.
  ///   - label: The views that describe the purpose of the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, label: label())
    self.selection = selection
  }

  /// Creates a text field for a value, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - format: The format style that turns the value into text and parses the text.
  ///   - prompt: The placeholder that is shown while the field is empty.
  ///   - label: The views that describe the purpose of the field.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FormattedValue(value, format)), prompt: prompt, label: label())
  }

  /// Creates a text field for an optional value, with a custom label. An empty field is `nil`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FormattedValue(value, format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a string, with a text label. The axis is ignored: the field always
  /// has one line.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a string, with a text label. The axis is ignored: the field always
  /// has one line.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value, with a text label.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value, with a text label.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for an optional value, with a text label. An empty field is `nil`.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for an optional value, with a text label. An empty field is `nil`.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a text label and an action to perform when the user enters and when the user
  /// leaves the field. Rarely needed: prefer ``View/focused(_:)``.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text to edit.
  ///   - onEditingChanged: The action, with `true` when the user enters the field.
  ///   - onCommit: The action to perform when the user presses Return.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: (() -> Void)? = nil
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
    _onCommit = onCommit
  }

  /// Creates a field with a text label and an action to perform when the user enters and when the user
  /// leaves the field. Rarely needed: prefer ``View/focused(_:)``.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: (() -> Void)? = nil
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
    _onCommit = onCommit
  }
}
