public import Foundation

extension MultiDatePicker {
  /// Creates a picker of dates, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The components of the dates.
  ///   - label: The views that describe the purpose of the dates.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, label())
  }

  /// Creates a picker of dates of a range, without its upper bound, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The components of the dates.
  ///   - bounds: The dates that the user can select.
  ///   - label: The views that describe the purpose of the dates.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  /// Creates a picker of dates from a date on, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.halfOpen, label())
  }

  /// Creates a picker of dates before a date, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.halfOpen, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of dates, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, Text(title))
  }

  /// Creates a picker of dates, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, Text(title))
  }

  /// Creates a picker of dates of a range, without its upper bound, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }

  /// Creates a picker of dates of a range, without its upper bound, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }

  /// Creates a picker of dates from a date on, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.halfOpen, Text(title))
  }

  /// Creates a picker of dates from a date on, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.halfOpen, Text(title))
  }

  /// Creates a picker of dates before a date, with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, bounds.halfOpen, Text(title))
  }

  /// Creates a picker of dates before a date, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, bounds.halfOpen, Text(title))
  }
}
