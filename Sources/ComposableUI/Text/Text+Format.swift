public import Foundation

extension Text {
  /// Shows a value in a format.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How it is written.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a text with values in it. It is shown as it is written: there are no translations.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: Of no effect.
  ///   - bundle: Of no effect.
  ///   - comment: What translators are to know.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }

  /// Shows a part of a date, as it is written where the program runs.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: What of it is shown.
  public init(_ date: Date, style: DateStyle) {
    self.init(date, format: style.format)
  }

  /// What is shown of a date.
  public struct DateStyle: Equatable, Sendable {
    fileprivate let format: Date.FormatStyle

    /// The day: "June 3, 2019".
    public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
    /// The time of day: "11:23 PM".
    public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
  }
}
