public import Foundation

/// A control for selecting a date or a time.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// 1. The date is that in the time zone of the environment, in the Gregorian calendar.
/// 2. A date outside of the range is replaced by the closest one in it.
/// 3. With `.date` only, the time of the selection is kept; with `.hourAndMinute` only, its day.
///    Seconds become zero when the time is set.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that the picker shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.timeZone) private var timeZone

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
    let format = LocalDateText(components, in: timeZone)
    ElementView(
      content(format),
      handler: { interaction in
        guard isEnabled, case .text(let text) = interaction else { return false }
        // A client may send anything, or an empty text while the user edits.
        guard let date = format.date(from: text, with: selection.wrappedValue) else { return true }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
        return true
      }
    ) {
      label
    }
  }

  private func content(_ format: LocalDateText) -> ValueFieldContent {
    let date = selection.wrappedValue
    /// Returns a bound, unless it is one of another day than a time.
    func bound(_ bound: Date) -> String? {
      let day = LocalDateText(.date, in: timeZone)
      let applies = format.kind != .time || day.text(of: bound) == day.text(of: date)
      return applies ? format.text(of: bound) : nil
    }
    return ValueFieldContent(
      kind: format.kind, value: format.text(of: date) ?? "",
      minimum: range.lowerBound == .distantPast ? nil : bound(range.lowerBound),
      maximum: range.upperBound == .distantFuture ? nil : bound(range.upperBound),
      isEnabled: isEnabled)
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
