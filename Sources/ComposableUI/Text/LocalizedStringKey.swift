public import Foundation

/// A text with inline Markdown and interpolated values, such as `"Hello, **\(name)**"`, that is
/// shown in the language of its environment.
///
/// 1. Interpolated values are specifiers in its key: `"\(count) items for \(name)"` has the key
///    `"%lld items for %@"`. A string, a text, a date and a formatted value are `%@`, an integer is
///    `%lld`, and a floating-point number `%lf`.
/// 2. The key is looked up in the table `Localizable` of the application, or of the
///    ``EnvironmentValues/localizationBundle``: first in the language of the
///    ``EnvironmentValues/locale``, then in that of the development. Without a translation, the
///    text is shown as it is.
/// 3. Values are formatted for the locale and the time zone of the environment.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: LocalizedText

  /// Creates a key from a string, whose Markdown is parsed.
  public init(_ value: String) {
    text = LocalizedText(value)
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// The literals and values of a string interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = LocalizedText()

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part of the text.
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Appends a string as it is.
    public mutating func appendInterpolation(_ string: String) { text.append(.string(string)) }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some Any) { text.append(.string("\(value)")) }

    /// Appends an integer in the format of the locale.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      text.append(integer: value)
    }

    /// Appends a floating-point number in the format of the locale, with six digits after the
    /// decimal separator.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      text.append(number: value)
    }

    /// Appends a value that a formatter turns into text, or its description if the formatter
    /// cannot.
    public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
      text.append(.string(formatter.string(for: value) ?? "\(value)"))
    }

    /// Appends a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) { self.text.append(.text(text)) }
  }
}
