public import Foundation

extension Text {
  /// Creates a text view that displays a formatted value, in the locale, the time zone and the
  /// calendar of the environment, unless the format sets its own.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - input: The value to display.
  ///   - format: The format style that turns the value into text.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(.formatted(AnyTextFormat(base: StyledValue(value: input, format: format))))
  }

  /// Creates a text view that displays a string literal with interpolated values, in the language of
  /// the environment.
  ///
  /// - Parameters:
  ///   - key: The text to display.
  ///   - tableName: The name of the table with the translations; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for that of the environment, see
  ///     ``EnvironmentValues/localizationBundle``.
  ///   - comment: Ignored: a note for translators.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key.text, table: tableName, bundle: bundle))
  }

  /// Creates a text view that displays a part of a date, in the locale and the time zone of the
  /// environment.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The part of the date to display.
  public init(_ date: Date, style: DateStyle) {
    self.init(date, format: style.format)
  }

  /// The part of a date that a text view displays.
  ///
  /// SwiftUI's styles that follow the clock (`timer`, `relative` and `offset`) are not available.
  public struct DateStyle: Equatable, Sendable {
    let format: Date.FormatStyle

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a number in a format of the C function `printf`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    text.append(
      SpecifiedValue(value: value, specifier: specifier),
      specifier: String(specifier.drop { $0 == "%" }))
  }

  /// Appends a value that a format style turns into text.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    text.append(StyledValue(value: value, format: format))
  }

  /// Appends a part of a date, in the locale and the time zone of the environment.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    text.append(StyledValue(value: date, format: style.format))
  }
}
