import Foundation

/// The months of a year, and a field for the year.
nonisolated struct MonthChooser: View {
  let month: CalendarMonth
  let bounds: CalendarBounds
  /// Shows the month of a date. With `true`, the choice is complete.
  let choose: (_ date: Date, _ isDone: Bool) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField(value: year, format: .number.grouping(.never)) { Text(system: .year) }
      LazyVGrid(columns: [GridItem](repeating: GridItem(spacing: 8), count: 3), spacing: 8) {
        // By their positions: a press that begins in one year, and ends in the next one, is one of the same button.
        ForEach(Array(month.monthsOfYear.enumerated()), id: \.offset) { _, first in
          let days = CalendarMonth(of: first, in: month.calendar).days
          Button {
            choose(bounds.clamped(first), true)
          } label: {
            Text(verbatim: month.shortMonthName(of: first)).lineLimit(1)
              .frame(maxWidth: .infinity, minHeight: 28)
          }
          .accessibilityLabel(Text(verbatim: month.monthName(of: first)))
          .tint(first == month.days[0] ? nil : .secondary)
          .accessibilityAddTraits(first == month.days[0] ? .isSelected : [])
          .disabled(days[0] > bounds.last || days[days.count - 1] < bounds.first)
        }
      }
      .buttonStyle(.bordered)
    }
  }

  private var year: Binding<Int> {
    Binding {
      month.year
    } set: { year in
      if let date = month.inYear(year) { choose(bounds.clamped(date), false) }
    }
  }
}
