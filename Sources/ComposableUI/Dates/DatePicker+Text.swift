public import Foundation

extension DatePicker where Label == Text {
  /// Creates a date picker, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(title))
  }

  /// Creates a date picker, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates of a range, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates of a range, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates from a first one, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.closed, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates from a first one, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.closed, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates until a last one, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.closed, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates until a last one, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.closed, displayedComponents, Text(title))
  }
}
