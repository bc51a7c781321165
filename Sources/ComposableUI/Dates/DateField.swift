import Foundation

/// The browser's own field for a date or a time.
nonisolated struct DateField<Label: View>: View {
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.timeZone) private var timeZone

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  var body: some View {
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
