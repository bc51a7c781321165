import ComposableCore
import Foundation

/// A month whose days the user can select, with buttons that lead to other months.
nonisolated struct CalendarView<Label: View, Footer: View>: View {
  private let selection: Set<Date>
  private let followed: Date?
  private let bounds: (Calendar) -> CalendarBounds
  private let select: (_ day: Date, _ calendar: Calendar) -> Void
  private let label: Label
  private let footer: Footer
  /// A date of the month that is shown; `nil` for the first one.
  @State private var shownDate: Date?
  @State private var isChoosingMonth = false
  @State private var focus = CalendarFocus()
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - selection: Dates of the selected days.
  ///   - followed: A date whose month is shown when it changes; `nil` for none.
  ///   - bounds: Returns the days that the user can select.
  ///   - label: The views that describe the purpose of the selection.
  ///   - select: The action to perform with the first moment of a day that the user selects.
  ///   - footer: The views below the days.
  init(
    _ selection: Set<Date>, following followed: Date?,
    in bounds: @escaping (Calendar) -> CalendarBounds, label: Label,
    select: @escaping (_ day: Date, _ calendar: Calendar) -> Void,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.selection = selection
    self.followed = followed
    self.bounds = bounds
    self.label = label
    self.select = select
    self.footer = footer()
  }

  var body: some View {
    let calendar = calendar.localized(locale, in: timeZone)
    let bounds = bounds(calendar)
    let month = CalendarMonth(of: shownDate ?? firstDate(in: bounds), in: calendar)
    ElementView(CalendarContent()) {
      ElementView(LabelContent()) { label }
      VStack(alignment: .leading, spacing: 8) {
        header(of: month, in: bounds)
        if isChoosingMonth {
          MonthChooser(month: month, bounds: bounds) { date, isDone in
            shownDate = date
            if isDone { isChoosingMonth = false }
          }
        } else {
          grid(of: month, in: bounds)
        }
        footer
      }
    }
    .needing("calendar.css")
    .needing("calendar.js")
    .onChange(of: followed) { _, new in shownDate = new }
  }

  private var now: Date {
    @Dependency(\.date.now) var now
    return now
  }

  private func firstDate(in bounds: CalendarBounds) -> Date {
    let first = followed ?? selection.min() ?? now
    return followed == nil ? bounds.clamped(first) : first
  }

  private func header(of month: CalendarMonth, in bounds: CalendarBounds) -> some View {
    let unit: Calendar.Component = isChoosingMonth ? .year : .month
    return HStack(spacing: 4) {
      Button {
        isChoosingMonth.toggle()
      } label: {
        HStack(spacing: 6) {
          Text(verbatim: month.title).font(.headline).accessibilityAddTraits(.updatesFrequently)
          Image(systemName: isChoosingMonth ? "chevron.down" : "chevron.forward").imageScale(.small)
        }
        .frame(minHeight: 36)
      }
      .accessibilityHint(Text(system: .chooseMonth))
      Spacer()
      arrow("chevron.backward", month.date(adding: -1, unit, in: bounds))
        .accessibilityLabel(Text(system: isChoosingMonth ? .previousYear : .previousMonth))
      arrow("chevron.forward", month.date(adding: 1, unit, in: bounds))
        .accessibilityLabel(Text(system: isChoosingMonth ? .nextYear : .nextMonth))
    }
    .buttonStyle(.borderless)
  }

  /// A button that leads to the month of a date; `nil` if there is none.
  private func arrow(_ symbol: String, _ date: Date?) -> some View {
    Button {
      if let date { shownDate = date }
    } label: {
      Image(systemName: symbol).frame(width: 40, height: 36)
    }
    .disabled(date == nil)
  }

  private func grid(of month: CalendarMonth, in bounds: CalendarBounds) -> some View {
    let calendar = month.calendar
    let selected = Set(selection.map { calendar.startOfDay(for: $0.inCalendars) })
    let today = calendar.startOfDay(for: now)
    let tabStop = [[focus.day].compactMap(\.self), selected.sorted(), [today], month.days]
      .joined().first { month.days.contains($0) && bounds.contains($0) }
    return ElementView(
      CalendarGridContent(
        title: month.title, focusedDay: focus.day.flatMap(month.days.firstIndex),
        movement: focus.movement),
      handler: { move(by: $0, in: month, bounds) }
    ) {
      ElementView(CalendarRowContent()) {
        ForEach(month.weekdays, id: \.name) { name, title in
          ElementView(CalendarWeekdayContent(name: name, title: title))
        }
      }
      ForEach(month.weeks, id: \.first) { week in
        let isFirst = week.startIndex == 0
        ElementView(CalendarRowContent(firstColumn: isFirst ? month.firstColumn : 0)) {
          ForEach(week, id: \.self) { day in
            let isSelectable = isEnabled && bounds.contains(day)
            ElementView(
              CalendarDayContent(
                number: month.number(of: day), name: month.name(of: day),
                isSelected: selected.contains(day), isToday: day == today,
                isEnabled: isSelectable, isTabStop: day == tabStop),
              handler: { interaction in
                guard isSelectable, interaction == .tap else { return false }
                // Also without a selection in it, the month stays.
                shownDate = day
                focus.day = day
                select(day, calendar)
                return true
              })
          }
        }
      }
    }
  }

  /// Moves the focus from a day by days and months, as the page's script demands.
  private func move(
    by interaction: Interaction, in month: CalendarMonth, _ bounds: CalendarBounds
  ) -> Bool {
    guard isEnabled, let values = interaction.value(of: "move", as: [Int].self), values.count == 3,
      month.days.indices.contains(values[0]), (-7...7).contains(values[1]),
      (-12...12).contains(values[2]),
      let date = month.date(movingFrom: values[0], days: values[1], months: values[2])
    else { return false }
    let day = month.calendar.startOfDay(for: bounds.clamped(date))
    focus.day = day
    focus.movement += 1
    if !month.contains(day) { shownDate = day }
    return true
  }
}

/// The day of a calendar that has the focus.
private struct CalendarFocus: Equatable {
  /// The first moment of the day; `nil` as long as the user has not chosen any.
  var day: Date?
  /// The number of movements by the keyboard to days that the page did not show.
  var movement = 0
}

extension CalendarMonth {
  /// Returns the date with the same day in a later month or year, or else the closest one that can be
  /// selected; `nil` if that is in this month.
  fileprivate func date(
    adding value: Int, _ unit: Calendar.Component, in bounds: CalendarBounds
  ) -> Date? {
    calendar.date(byAdding: unit, value: value, to: days[0])
      .map(bounds.clamped).flatMap { contains($0) ? nil : $0 }
  }

  fileprivate func date(movingFrom day: Int, days: Int, months: Int) -> Date? {
    calendar.date(byAdding: .month, value: months, to: self.days[day])
      .flatMap { calendar.date(byAdding: .day, value: days, to: $0) }
  }
}
