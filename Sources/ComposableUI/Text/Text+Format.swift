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
  public init(_ date: Date, style: DateStyle) { self.init(.formatted(style.format(date))) }

  /// Creates a text view that displays the time of an interval that has passed or is left, as a clock does.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The moment at which the time stands still; `nil` for none.
  ///   - countsDown: True to display the time that is left.
  ///   - showsHours: False to display more than an hour in minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        AnyTextFormat(
          base: ClockFormat(
            date: timerInterval.lowerBound,
            style: .interval(
              timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))))
  }

  /// Creates a text view that displays the dates of an interval, in the locale and the time zone of the
  /// environment.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
  }

  /// The part of a date that a text view displays, or its distance from now.
  ///
  /// A text that follows the clock changes once a second. Its time is that of the dependency `date`, and it
  /// waits on `continuousClock`: a test controls both. In an interpolation it has the time of its evaluation.
  public struct DateStyle: Equatable, Sendable {
    private enum Style: Equatable {
      case date(Date.FormatStyle)
      case clock(ClockFormat.Style)
    }

    private let style: Style

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(
      style: .date(Date.FormatStyle(date: .long, time: .omitted)))
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(
      style: .date(Date.FormatStyle(date: .omitted, time: .shortened)))
    /// The time from now in its two largest units, such as "2 hours, 23 minutes", which follows the clock.
    public static let relative = DateStyle(style: .clock(.relative))
    /// The time since the date in its largest unit, such as "+2 hours", or "-2 hours" until a later date,
    /// which follows the clock.
    public static let offset = DateStyle(style: .clock(.offset))
    /// The time from now as a clock, such as "2:23:05", which follows the clock.
    public static let timer = DateStyle(style: .clock(.timer))

    /// Returns the text of a date.
    func format(_ date: Date) -> AnyTextFormat {
      switch style {
      case .date(let format): AnyTextFormat(base: StyledValue(value: date, format: format))
      case .clock(let style): AnyTextFormat(base: ClockFormat(date: date, style: style))
      }
    }
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
    text.append(style.format(date).base)
  }
}
