public import Foundation

// They can be read and not set: texts are written for where the program runs.
extension EnvironmentValues {
  /// How numbers and dates are written in texts: as where the program runs.
  public var locale: Locale { .current }

  /// How days are counted in texts: as where the program runs.
  public var calendar: Calendar { .current }

  /// Which time of day is shown in texts: that of where the program runs.
  public var timeZone: TimeZone { .current }
}
