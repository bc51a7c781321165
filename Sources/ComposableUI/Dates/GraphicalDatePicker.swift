import Foundation

/// A calendar for a date, with a field for its time below it.
nonisolated struct GraphicalDatePicker<Label: View>: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label

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
    let date = selection.wrappedValue.inCalendars
    CalendarView([date], following: date, in: { CalendarBounds(range, in: $0) }, label: label) {
      let new = $1.date(on: $0, atTimeOf: selection.wrappedValue)
      selection.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
    } footer: {
      if components.contains(.hourAndMinute) {
        DateField(selection, range, .hourAndMinute, Text(system: .time))
      }
    }
  }
}
