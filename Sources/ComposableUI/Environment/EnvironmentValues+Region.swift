public import Foundation

// They have no setters: texts are formatted for the region of the process.
extension EnvironmentValues {
  /// The locale for formatting: that of the process.
  public var locale: Locale { .current }

  /// The calendar for formatting dates: that of the process.
  public var calendar: Calendar { .current }

  /// The time zone for formatting dates: that of the process.
  public var timeZone: TimeZone { .current }
}
