import Foundation

/// A text that is looked up in the language of its environment: literals and interpolated values.
struct LocalizedText: Equatable {
  /// A part of the text.
  enum Part: Equatable {
    case literal(String)
    case argument(TextArgument)
  }

  private(set) var parts: [Part]
  /// True if the text was written with interpolated values, so that its key is a format.
  private(set) var isFormat: Bool

  /// Creates a text that is its own key.
  init(_ text: String) {
    parts = [.literal(text)]
    isFormat = false
  }

  /// Creates an empty text for interpolated values.
  init() {
    parts = []
    isFormat = false
  }

  mutating func append(_ literal: String) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  mutating func append(_ value: TextArgument.Value, specifier: String = "@") {
    parts.append(.argument(TextArgument(value: value, specifier: specifier)))
    isFormat = true
  }

  mutating func append(_ format: any TextFormat, specifier: String = "@") {
    append(.formatted(AnyTextFormat(base: format)), specifier: specifier)
  }

  mutating func append<Value: BinaryInteger>(integer value: Value) {
    let isLong = MemoryLayout<Value>.size >= 8
    let specifier = (isLong ? "ll" : "") + (Value.isSigned ? "d" : "u")
    if let integer = Int(exactly: value) {
      append(.integer(integer), specifier: specifier)
    } else {
      append(
        StyledValue(value: value, format: IntegerFormatStyle<Value>()), specifier: specifier)
    }
  }

  mutating func append<Value: BinaryFloatingPoint>(number value: Value) {
    append(.number(Double(value)), specifier: MemoryLayout<Value>.size > 4 ? "lf" : "f")
  }

  /// The key in a table: `"Hello %@"`.
  var key: String {
    parts.map { part in
      switch part {
      case .literal(let text): isFormat ? FormatString.escaped(text) : text
      case .argument(let argument): "%\(argument.specifier)"
      }
    }
    .joined()
  }

  /// True if a value has a format style, which may depend on the time zone and the calendar.
  var hasFormats: Bool {
    arguments.contains { if case .formatted = $0.value { true } else { false } }
  }

  /// The text in the language of its source, with numbers as they are written in code.
  var untranslated: String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let argument): argument.untranslated
      }
    }
    .joined()
  }

  private var arguments: [TextArgument] {
    parts.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// Returns the runs of the text in its translation, whose Markdown is parsed.
  func runs(in table: StringTable?, _ environment: EnvironmentValues) -> [TextRun] {
    InlineMarkdown.runs(
      of: translated(in: table, environment).map { piece in
        switch piece {
        case .literal(let text): .literal(text)
        case .argument(let argument, let specifier):
          .value(argument.runs(specifier, in: environment))
        }
      })
  }

  /// Returns the characters of the text in its translation.
  func string(in table: StringTable?, _ environment: EnvironmentValues) -> String {
    translated(in: table, environment).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let argument, let specifier): argument.string(specifier, in: environment)
      }
    }
    .joined()
  }

  private enum Piece {
    case literal(String)
    case argument(TextArgument, specifier: String?)
  }

  /// Returns the parts of the translation, or those of the text if there is none.
  private func translated(in table: StringTable?, _ environment: EnvironmentValues) -> [Piece] {
    guard let match = table?.translation(of: key, for: environment.locale) else {
      return parts.map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .argument(let argument): .argument(argument, specifier: nil)
        }
      }
    }
    guard isFormat else { return [.literal(match.translation.text)] }
    let arguments = arguments
    return match.translation.pieces(in: match.language, arguments.map(\.plural)).map { piece in
      switch piece {
      case .literal(let text): .literal(text)
      case .argument(let position, let specifier):
        arguments.indices.contains(position)
          ? .argument(arguments[position], specifier: specifier)
          // A translation with more arguments than its key shows where one is missing.
          : .literal("%\(specifier)")
      }
    }
  }
}
