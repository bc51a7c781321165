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

/// An appearance of date pickers. All are the compact one here, in which the browser shows a
/// calendar.
public protocol DatePickerStyle {}

/// The default appearance of date pickers: `.datePickerStyle(.automatic)`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the default date picker style, a field that opens a calendar.
  public init() {}
}

/// A field that opens a calendar: `.datePickerStyle(.compact)`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a date picker style that shows a field, which opens a calendar.
  public init() {}
}

/// A calendar: `.datePickerStyle(.graphical)`. The same as ``CompactDatePickerStyle`` here.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a date picker style for a calendar, which shows a field here.
  public init() {}
}

/// Wheels: `.datePickerStyle(.wheel)`. The same as ``CompactDatePickerStyle`` here.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a date picker style for wheels, which shows a field here.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style, a field that opens a calendar.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The same as ``DatePickerStyle/compact`` here.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The same as ``DatePickerStyle/compact`` here.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Ignored: date pickers have the compact style.
  ///
  /// - Parameter style: The appearance of the date pickers.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
}
