public import Foundation

/// A text with inline Markdown and interpolated values, such as `"Hello, **\(name)**"`.
///
/// It makes a string literal in a view accept formats, dates and styled ``Text``. There are no
/// translations here, unlike in SwiftUI.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  var runs: [TextRun]

  /// Creates a key from a string, whose Markdown is parsed.
  public init(_ value: String) {
    runs = InlineMarkdown.runs(of: [.literal(value)])
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    runs = InlineMarkdown.runs(of: stringInterpolation.parts)
  }

  /// The text without its attributes.
  var text: String { runs.map(\.text).joined() }

  /// The literals and values of a string interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [InlineMarkdown.Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part of the text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    private mutating func append(_ text: String) { parts.append(.value([TextRun(text)])) }

    /// Appends a string as it is.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some Any) { append("\(value)") }

    /// Appends an integer in the format of the process's locale.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      // Most numbers are small, and a formatter takes much longer.
      let isShort = Self.hasLatinDigits && (0..<1000).contains(value)
      append(isShort ? "\(value)" : value.formatted())
    }

    private static let hasLatinDigits = 890.formatted() == "890"

    /// Appends a floating-point number in the format of the process's locale, with six digits after
    /// the decimal separator.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(FloatingPointFormatStyle<Value>().precision(.fractionLength(6)).format(value))
    }

    /// Appends a number in a format of the C function `printf`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Appends a value that a format style turns into text.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append(format.format(value))
    }

    /// Appends a value that a formatter turns into text, or its description if the formatter
    /// cannot.
    public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
      append(formatter.string(for: value) ?? "\(value)")
    }

    /// Appends a part of a date, in the locale and the time zone of the process.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Not available, unlike in SwiftUI: an icon cannot be a part of a text.
    @available(
      *, unavailable,
      message: "An image cannot be interpolated into text. Use a 'Label' instead."
    )
    public mutating func appendInterpolation(_ image: Image) {}

    /// Appends a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text.runs)) }
  }
}
