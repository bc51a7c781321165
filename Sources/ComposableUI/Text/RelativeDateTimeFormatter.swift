public import Foundation

#if !canImport(Darwin)
/// A formatter of the time from one date to another, such as "in 2 hours": Foundation has it on Apple's
/// systems only.
public final class RelativeDateTimeFormatter: Formatter {
  /// The words for units.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  /// The words for dates.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// The words for units.
  public var unitsStyle = UnitsStyle.full
  /// The words for dates.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar of the units.
  public var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  public var locale: Locale! = .autoupdatingCurrent

  /// Returns the time from a reference to a date.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns a time from now, in seconds; negative for the past.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    var style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units)
    if let locale { style.locale = locale }
    if let calendar { style.calendar = calendar }
    return style.format(Date(timeIntervalSinceNow: timeInterval))
  }

  /// Returns the time from now to a date; `nil` for another value.
  public override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
#endif
