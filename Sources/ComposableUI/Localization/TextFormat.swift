import Foundation

/// A value whose text depends on the locale and the time zone.
protocol TextFormat: Equatable {
  /// Returns the text in an environment.
  func string(in environment: EnvironmentValues) -> String
  /// The number, as a text with Latin digits and a point, that determines plurals; `nil` for none.
  var plural: String? { get }
}

extension TextFormat {
  var plural: String? { nil }
}

/// A value in a format style.
struct StyledValue<Format: FormatStyle>: TextFormat where Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format

  func string(in environment: EnvironmentValues) -> String {
    format.localized(in: environment).format(value)
  }

  var plural: String? {
    switch value {
    case let number as any BinaryInteger: "\(number)"
    case let number as Double: "\(number)"
    case let number as Decimal: "\(number)"
    default: nil
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.format == rhs.format && isSame(lhs.value, rhs.value)
  }
}

/// A number in a format of the C function `printf`.
struct SpecifiedValue<Value: CVarArg>: TextFormat {
  let value: Value
  let specifier: String

  func string(in environment: EnvironmentValues) -> String {
    String(format: specifier, locale: environment.locale, value)
  }

  var plural: String? { String(format: specifier, value) }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.specifier == rhs.specifier && isSame(lhs.value, rhs.value)
  }
}

extension FormatStyle {
  /// The style with the locale, the time zone and the calendar of an environment in place of those
  /// of the process. What the style sets itself is kept.
  func localized(in environment: EnvironmentValues) -> Self {
    var style = self
    if style == style.locale(.autoupdatingCurrent) { style = style.locale(environment.locale) }
    switch style {
    case var date as Date.FormatStyle:
      if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
      if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
      return date as? Self ?? style
    case var interval as Date.IntervalFormatStyle:
      if interval.timeZone == .autoupdatingCurrent { interval.timeZone = environment.timeZone }
      if interval.calendar == .autoupdatingCurrent { interval.calendar = environment.calendar }
      return interval as? Self ?? style
    default: return style
    }
  }
}
