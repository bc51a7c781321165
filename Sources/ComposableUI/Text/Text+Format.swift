public import Foundation

extension Text {
  /// Creates a text view that displays a formatted value.
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
    self.init(verbatim: format.format(input))
  }

  /// Creates a text view that displays a string literal with interpolated values, without a
  /// translation.
  ///
  /// - Parameters:
  ///   - key: The text to display.
  ///   - tableName: Ignored.
  ///   - bundle: Ignored.
  ///   - comment: Ignored: a note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }

  /// Creates a text view that displays a part of a date, in the locale and the time zone of the
  /// process, which are not those of a user with a browser.
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
    fileprivate let format: Date.FormatStyle

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
  }
}
