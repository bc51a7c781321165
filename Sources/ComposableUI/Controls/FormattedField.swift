import Foundation

/// A value that is entered as text.
struct FormattedValue {
  /// The value as text.
  let text: () -> String
  /// Sets the value to what a text says; `false` where it says none.
  let read: (String) -> Bool

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    text = { format.format(value.wrappedValue) }
    read = { text in
      guard let new = parse(text, as: format) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, _ format: Format)
  where Format.FormatOutput == String {
    text = { value.wrappedValue.map(format.format) ?? "" }
    read = { text in
      let new = parse(text, as: format)
      guard new != nil || text.isEmpty else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

/// What a text says in a format. Numbers that are none, or not finite, say nothing.
private func parse<Format: ParseableFormatStyle>(
  _ text: String, as format: Format
) -> Format.FormatInput? where Format.FormatOutput == String {
  guard let value = try? format.parseStrategy.parse(text) else { return nil }
  if let number = value as? any FloatingPoint, !number.isFinite { return nil }
  // Foundation reads "NaN" as the smallest of the whole numbers.
  if value is any BinaryInteger, !text.contains(where: \.isNumber) { return nil }
  return value
}

/// A field for a value. What the user types stays as it is until they are done.
struct FormattedField<Label: View>: View {
  let value: FormattedValue
  let prompt: Text?
  let label: Label
  @State private var draft: Draft?

  /// What the user typed last.
  private struct Draft: Equatable {
    let text: String
    /// The value as text, after that. Another one was set by somebody else.
    let value: String
  }

  init(value: FormattedValue, prompt: Text?, label: Label) {
    self.value = value
    self.prompt = prompt
    self.label = label
  }

  var body: some View {
    let text = value.text()
    let shown = draft.flatMap { $0.value == text ? $0.text : nil } ?? text
    LabeledTextInput(prompt: prompt, label: label) { prompt in
      TextInput(shown, prompt: prompt, kind: .line) {
        draft = nil
      } enter: { new in
        _ = value.read(new)
        draft = Draft(text: new, value: value.text())
        return true
      }
    }
  }
}
