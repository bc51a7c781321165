public import Foundation

/// The text of a label, with values in it: `"Hello, \(name)"`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  var runs: [TextRun]

  /// Takes a text as it is.
  public init(_ value: String) {
    runs = [TextRun(text: value, font: nil, traits: [], paint: nil)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
  }

  /// The text without its looks.
  var text: String { runs.map(\.text).joined() }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [TextRun] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { append(literal) }

    private mutating func append(_ text: String) {
      if let last = runs.last, last.font == nil, last.traits.isEmpty, last.paint == nil {
        runs[runs.count - 1].text += text
      } else {
        runs.append(TextRun(text: text, font: nil, traits: [], paint: nil))
      }
    }

    /// Puts a text in as it is.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Puts a value in as it describes itself.
    public mutating func appendInterpolation(_ value: some Any) { append("\(value)") }

    /// Puts a number in, in a format of C's `printf`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Puts a value in, in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append(format.format(value))
    }

    /// Puts a value in as a formatter writes it, or as it describes itself where that can't.
    public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
      append(formatter.string(for: value) ?? "\(value)")
    }

    /// Puts a part of a date in.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    @available(
      *, unavailable, message: "An icon can't be a part of a text. Put it beside one, in a 'Label'."
    )
    public mutating func appendInterpolation(_ image: Image) {}

    /// Puts a text in with its looks.
    public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
  }
}
