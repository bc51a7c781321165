import Foundation

/// A value that is interpolated into a text.
struct TextArgument: Equatable {
  /// The kinds of values.
  enum Value: Equatable {
    case string(String)
    case text(Text)
    case integer(Int)
    /// A floating-point number, with six digits after the decimal separator.
    case number(Double)
    case formatted(AnyTextFormat)
  }

  let value: Value
  /// The specifier in a key, without the percent sign: `lld`.
  var specifier = "@"

  /// The number that determines plurals; `nil` for another value.
  var plural: PluralOperands? {
    switch value {
    case .string, .text: nil
    case .integer(let integer): PluralOperands(integer)
    case .number(let number): PluralOperands(String(format: "%.6f", number))
    case .formatted(let format): format.base.plural.flatMap { PluralOperands($0) }
    }
  }

  /// The characters that an interpolation into a string has.
  var untranslated: String {
    switch value {
    case .string(let string): string
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .text, .formatted: string(nil, in: EnvironmentValues())
    }
  }

  /// Returns the text in an environment.
  ///
  /// - Parameters:
  ///   - specifier: The specifier in the translation; `nil` for that of the key.
  ///   - environment: The environment.
  func runs(_ specifier: String?, in environment: EnvironmentValues) -> [TextRun] {
    if case .text(let text) = value { return text.runs(in: environment) }
    return [TextRun(string(specifier, in: environment))]
  }

  /// Returns the characters in an environment.
  func string(_ specifier: String?, in environment: EnvironmentValues) -> String {
    if let specifier, specifier != self.specifier,
      let string = number(specifier, in: environment)
    {
      return string
    }
    switch value {
    case .string(let string): return string
    case .text(let text): return text.string(in: environment)
    case .integer(let integer):
      // Most numbers are small, and a formatter takes much longer.
      if (0..<1000).contains(integer), LocaleTraits.of(environment.locale).hasLatinDigits {
        return "\(integer)"
      }
      return integer.formatted(.number.locale(environment.locale))
    case .number(let number):
      return number.formatted(
        .number.precision(.fractionLength(6)).locale(environment.locale))
    case .formatted(let format): return format.base.string(in: environment)
    }
  }

  /// Returns the number in the format of a specifier that has more than its type; `nil` for other
  /// values and specifiers.
  private func number(_ specifier: String, in environment: EnvironmentValues) -> String? {
    guard let kind = specifier.last else { return nil }
    let isPlain = specifier.dropLast().allSatisfy { "hlqLzt".contains($0) }
    switch value {
    case .integer(let integer):
      if isPlain, "diuDU".contains(kind) { return nil }
      if "diuDUxXoO".contains(kind) {
        // Its length in memory is that of the argument, whatever the translation says.
        let flags = specifier.prefix { !"hlqLzt".contains($0) && $0 != kind }
        let format = "%\(flags)ll\(kind.lowercased() == "x" ? kind : Character(kind.lowercased()))"
        return String(format: format, locale: environment.locale, integer)
      }
      return floatingPoint(specifier, kind, Double(integer), environment)
    case .number(let number) where !(isPlain && kind == "f"):
      return floatingPoint(specifier, kind, number, environment)
    default: return nil
    }
  }

  private func floatingPoint(
    _ specifier: String, _ kind: Character, _ number: Double, _ environment: EnvironmentValues
  ) -> String? {
    guard "fFeEgGaA".contains(kind) else { return nil }
    let flags = specifier.prefix { !"hlqLzt".contains($0) && $0 != kind }
    return String(format: "%\(flags)\(kind)", locale: environment.locale, number)
  }
}

/// A format of any type.
struct AnyTextFormat: Equatable {
  let base: any TextFormat

  static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.base, rhs.base) }
}
