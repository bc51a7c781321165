/// The parts of a date that a ``DatePicker`` shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: UInt
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of the day, to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
