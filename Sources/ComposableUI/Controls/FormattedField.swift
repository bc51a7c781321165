import Foundation

/// A value that the user edits as text, type-erased.
struct FormattedValue {
  /// Returns the value as text.
  let text: (EnvironmentValues) -> String
  /// Sets the value to the one that a text represents. Returns `false` if it represents none.
  let setText: (String, EnvironmentValues) -> Bool

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    text = { format.localized(in: $0).format(value.wrappedValue) }
    setText = { text, environment in
      guard let new = parse(text, as: format.localized(in: environment)) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, _ format: Format)
  where Format.FormatOutput == String {
    text = { value.wrappedValue.map(format.localized(in: $0).format) ?? "" }
    setText = { text, environment in
      let new = parse(text, as: format.localized(in: environment))
      guard new != nil || text.isEmpty else { return false }
      value.wrappedValue = new
      return true
    }
  }

  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    setText = { text, _ in
      guard let new: Value = parse(text, with: formatter) else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

/// The bytes of the longest text that is parsed as a number or a date. Parsing takes the square of its
/// length: a tenth of a second for 64 kB.
private let maximumNumberLength = 1_000

/// Returns the value that a text represents in a format, or `nil` if it represents none. NaN and
/// infinity count as none, and so do numbers and dates of more than 1,000 bytes.
private func parse<Format: ParseableFormatStyle>(
  _ text: String, as format: Format
) -> Format.FormatInput? where Format.FormatOutput == String {
  let isNumber = Format.FormatInput.self is any Numeric.Type || Format.FormatInput.self == Date.self
  guard !isNumber || text.utf8.count <= maximumNumberLength else { return nil }
  guard let value = try? format.parseStrategy.parse(text) else { return nil }
  if let number = value as? any FloatingPoint, !number.isFinite { return nil }
  // Foundation parses "NaN" as the smallest integer.
  if value is any BinaryInteger, !text.contains(where: \.isNumber) { return nil }
  return value
}

/// Returns the value that a text represents by a formatter, or `nil` if it represents none. Foundation
/// only has parsers of numbers and dates here.
private func parse<Value>(_ text: String, with formatter: Formatter) -> Value? {
  if text.isEmpty, let optional = Value.self as? any ExpressibleByNilLiteral.Type {
    return optional.init(nilLiteral: ()) as? Value
  }
  guard text.utf8.count <= maximumNumberLength else { return nil }
  switch formatter {
  case let formatter as NumberFormatter:
    guard let number = formatter.number(from: text), number.doubleValue.isFinite else {
      return nil
    }
    let value = number as? Value ?? number.decimalValue as? Value ?? number.floatValue as? Value
    // A smaller type may not have the number.
    if let value = value as? any FloatingPoint, !value.isFinite { return nil }
    return (value as? Decimal)?.isNaN == true ? nil : value
  case let formatter as DateFormatter: return formatter.date(from: text) as? Value
  case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? Value
  default: return nil
  }
}

/// A text field for a value. The typed text stays as it is until the user submits it or leaves the
/// field.
nonisolated struct FormattedField<Label: View>: View {
  let value: FormattedValue
  let prompt: Text?
  let label: Label
  @State private var draft: Draft?
  @Environment(\.self) private var environment

  /// The text that the user typed last.
  private struct Draft: Equatable {
    let text: String
    /// The formatted value right after the edit. If it differs now, other code has set the value. If
    /// that has set the same value, nothing changes until the user leaves the field, such as to press
    /// the button that set it.
    let value: String
  }

  init(value: FormattedValue, prompt: Text?, label: Label) {
    self.value = value
    self.prompt = prompt
    self.label = label
  }

  var body: some View {
    let environment = environment
    let text = value.text(environment)
    let displayedText = draft.flatMap { $0.value == text ? $0.text : nil } ?? text
    LabeledTextInput(prompt: prompt, label: label) { prompt in
      TextInput(displayedText, prompt: prompt, kind: .line) {
        draft = nil
      } onLeave: {
        draft = nil
      } setText: { new in
        _ = value.setText(new, environment)
        draft = Draft(text: new, value: value.text(environment))
        return true
      }
    }
  }
}
