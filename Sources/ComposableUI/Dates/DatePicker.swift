public import Foundation

/// A control for selecting a date or a time.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// 1. The date is that in the time zone of the environment. A field has the Gregorian calendar; the
///    calendar of the graphical style has the calendar and the locale of the environment.
/// 2. A date outside of the range is replaced by the closest one in it.
/// 3. With `.date` only, the time of the selection is kept; with `.hourAndMinute` only, its day.
///    Seconds become zero when the time is set.
/// 4. In the graphical style, the arrow keys move by days and weeks, Page Up and Page Down by months
///    or, with Shift, by years, and Home and End to the edges of the week. The label names the calendar
///    for assistive technologies only.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that the picker shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    switch style {
    case .system(.calendar) where components.contains(.date):
      GraphicalDatePicker(selection, range, components, label)
    case .system:
      DateField(selection, range, components, label)
    case .custom(let style):
      style.makeBody(DatePickerStyleConfiguration(selection, range, components, label))
        // A custom style may contain date pickers, which must not use the same style again.
        .environment(\.datePickerStyle, .system(.field))
    }
  }
}

extension DatePicker {
  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date that the user can edit.
  ///   - label: The views that describe the purpose of the date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Creates a date picker for dates of a range, with a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a date picker for dates from a first one, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.closed, displayedComponents, label())
  }

  /// Creates a date picker for dates until a last one, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.closed, displayedComponents, label())
  }
}

extension PartialRangeFrom<Date> {
  var closed: ClosedRange<Date> { lowerBound...Swift.max(lowerBound, .distantFuture) }
}

extension PartialRangeThrough<Date> {
  var closed: ClosedRange<Date> { Swift.min(upperBound, .distantPast)...upperBound }
}
