/// The default appearance of date pickers, a field that opens a calendar: `.datePickerStyle(.automatic)`.
public nonisolated struct DefaultDatePickerStyle: SystemDatePickerStyle {
  var system: SystemDatePicker { .field }
  /// Creates the default date picker style, a field that opens a calendar.
  public init() {}
  /// Creates the view of a date picker.
  public func makeBody(configuration: Configuration) -> some View { configuration.picker(system) }
}

/// A field that opens a calendar: `.datePickerStyle(.compact)`.
public nonisolated struct CompactDatePickerStyle: SystemDatePickerStyle {
  var system: SystemDatePicker { .field }
  /// Creates a date picker style that shows a field, which opens a calendar.
  public init() {}
  /// Creates the view of a date picker.
  public func makeBody(configuration: Configuration) -> some View { configuration.picker(system) }
}

/// A calendar, with a field for the time below it: `.datePickerStyle(.graphical)`.
public nonisolated struct GraphicalDatePickerStyle: SystemDatePickerStyle {
  var system: SystemDatePicker { .calendar }
  /// Creates a date picker style that shows a calendar.
  public init() {}
  /// Creates the view of a date picker.
  public func makeBody(configuration: Configuration) -> some View { configuration.picker(system) }
}

/// A field in place of wheels: `.datePickerStyle(.wheel)`. The same as ``CompactDatePickerStyle`` here: phones
/// show wheels or a calendar of their own.
public nonisolated struct WheelDatePickerStyle: SystemDatePickerStyle {
  var system: SystemDatePicker { .field }
  /// Creates a date picker style for wheels, which shows a field here.
  public init() {}
  /// Creates the view of a date picker.
  public func makeBody(configuration: Configuration) -> some View { configuration.picker(system) }
}

/// A field: `.datePickerStyle(.field)`. The same as ``CompactDatePickerStyle`` here.
public nonisolated struct FieldDatePickerStyle: SystemDatePickerStyle {
  var system: SystemDatePicker { .field }
  /// Creates a date picker style that shows a field.
  public init() {}
  /// Creates the view of a date picker.
  public func makeBody(configuration: Configuration) -> some View { configuration.picker(system) }
}

/// A field with a stepper: `.datePickerStyle(.stepperField)`. The same as ``CompactDatePickerStyle``
/// here: the arrow keys change the parts of the date.
public nonisolated struct StepperFieldDatePickerStyle: SystemDatePickerStyle {
  var system: SystemDatePicker { .field }
  /// Creates a date picker style for a field with a stepper.
  public init() {}
  /// Creates the view of a date picker.
  public func makeBody(configuration: Configuration) -> some View { configuration.picker(system) }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default appearance of date pickers, a field that opens a calendar.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, with a field for the time below it.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The same as ``DatePickerStyle/compact`` here.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The same as ``DatePickerStyle/compact`` here.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The same as ``DatePickerStyle/compact`` here.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
