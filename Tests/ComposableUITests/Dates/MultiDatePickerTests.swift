import ComposableCore
import DependenciesTestSupport
import Foundation
import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Pickers of several dates.
// Today is 11 March 2026.
@MainActor
@Suite(.dependency(\.date, .constant(Date(timeIntervalSince1970: 1_773_248_730))))
struct MultiDatePickerTests {
  @MainActor @Observable fileprivate final class Model {
    var dates: Set<DateComponents> = []
    var binding: Binding<Set<DateComponents>> {
      Binding(get: { self.dates }, set: { self.dates = $0 })
    }
    /// The days, in order.
    var days: [String] {
      dates.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
    }
  }

  private let model = Model()

  private static func date(day: Int) -> Date {
    Date(timeIntervalSince1970: 1_773_075_930 + Double(day - 9) * 86400)
  }

  private func driver<Content: View>(@ViewBuilder _ view: @escaping () -> Content) -> ViewDriver {
    var environment = EnvironmentValues()
    environment.windowLocale = Locale(identifier: "en_US")
    environment.calendar = Calendar(identifier: .gregorian)
    environment.timeZone = .gmt
    return ViewDriver(environment: environment) { view() }
  }

  private func days(_ view: ViewDriver) -> [CalendarDayContent] {
    view.contents.compactMap { $0.as(CalendarDayContent.self) }
  }

  private func title(_ view: ViewDriver) -> String? {
    view.contents.compactMap { $0.as(CalendarGridContent.self) }.first?.title
  }

  @Test func aPressSelectsOrDeselectsADay() throws {
    let view = driver { MultiDatePicker("Days off", selection: model.binding) }
    #expect(title(view) == "March 2026")
    try view.button("Monday, March 9, 2026").tap()
    try view.button("Tuesday, March 10, 2026").tap()
    #expect(model.days == ["2026-3-10", "2026-3-9"])
    let components = try #require(model.dates.first { $0.day == 9 })
    #expect(components.era == 1)
    #expect(components.hour == nil)
    #expect(components.calendar?.identifier == .gregorian)
    #expect(components.date == Self.date(day: 9).addingTimeInterval(-61530))
    #expect(days(view).filter(\.isSelected).map(\.number) == ["9", "10"])
    try view.button("Monday, March 9, 2026").tap()
    #expect(model.days == ["2026-3-10"])
  }

  @Test func theMonthStaysWhenItsLastDayIsDeselected() throws {
    model.dates = [
      DateComponents(year: 2026, month: 2, day: 3), DateComponents(year: 2026, month: 5, day: 9),
    ]
    let view = driver { MultiDatePicker("Days off", selection: model.binding) }
    #expect(title(view) == "February 2026")
    try view.button("Tuesday, February 3, 2026").tap()
    #expect(title(view) == "February 2026")
    #expect(model.days == ["2026-5-9"])
  }

  @Test func membersWithOtherComponentsMarkTheirDay() throws {
    model.dates = [
      DateComponents(year: 2026, month: 3, day: 9, hour: 12),
      DateComponents(
        calendar: Calendar(identifier: .buddhist), year: 2569, month: 3, day: 10),
      DateComponents(year: .max, month: .min, day: 1), DateComponents(year: 2026, month: 3),
      DateComponents(),
    ]
    let view = driver { MultiDatePicker("Days off", selection: model.binding) }
    #expect(days(view).filter(\.isSelected).map(\.number) == ["9", "10"])
    try view.button("Monday, March 9, 2026").tap()
    try view.button("Tuesday, March 10, 2026").tap()
    #expect(model.dates.count == 3)
  }

  @Test func onlyDaysInTheBoundsCanBeSelected() throws {
    let start = Self.date(day: 9)
    let end = Self.date(day: 12)
    func enabled(_ view: ViewDriver) -> [String] {
      days(view).filter(\.isEnabled).map(\.number)
    }
    let range = driver { MultiDatePicker("Days", selection: model.binding, in: start..<end) }
    #expect(enabled(range) == ["9", "10", "11", "12"])
    let from = driver { MultiDatePicker("Days", selection: model.binding, in: start...) }
    #expect(enabled(from).first == "9")
    #expect(enabled(from).count == 23)
    let upTo = driver { MultiDatePicker("Days", selection: model.binding, in: ..<end) }
    #expect(enabled(upTo).last == "12")
    #expect(enabled(upTo).count == 12)
    let none = driver { MultiDatePicker("Days", selection: model.binding, in: start..<start) }
    #expect(enabled(none).isEmpty)
    #expect(throws: ViewDriver.Refused.self) { try none.button("Monday, March 9, 2026").tap() }
    #expect(model.dates.isEmpty)
  }

  @Test func aPageLoadsThePartsOfACalendar() throws {
    struct Toggled: View {
      @State var isOn = false
      @State var dates: Set<DateComponents> = []
      var body: some View {
        Toggle("on", isOn: $isOn)
        if isOn { MultiDatePicker("Days", selection: $dates) }
      }
    }
    var environment = EnvironmentValues()
    environment.pagePartAddress = { "/\($0)" }
    let view = ViewDriver(environment: environment) { Toggled() }
    func parts() -> Set<String>? { view.rendering.content.as(WindowContent.self)?.parts }
    #expect(parts() == [])
    try view.toggle("on").set(true)
    #expect(parts() == ["/calendar.css", "/calendar.js"])
  }

  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  private nonisolated static let march = Date(timeIntervalSince1970: 1_773_187_200)

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("MultiDatePicker") {
      MultiDatePicker(
        "Days", selection: .constant([DateComponents(year: 2026, month: 3, day: 11)]),
        in: march..<march.addingTimeInterval(2 * 86400)
      )
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
    } is: {
      """
      Calendar
        Label
          Text(runs: [(text: "Days", traits: (0))])
        VStack(alignment: leading, spacing: 8.0)
          HStack(alignment: center, spacing: 4.0)
            Accessibility(hint: "Choose a month", traits: (0), removedTraits: (0))
              Button(style: borderless, isEnabled)
                Frame(minHeight: 36.0, alignment: (horizontal: center, vertical: center))
                  HStack(alignment: center, spacing: 6.0)
                    Accessibility(traits: (32), removedTraits: (0))
                      Text(runs: [(text: "March 2026", font: (size: style(headline)), traits: (0))])
                    Scale(x: 0.8, y: 0.8, anchor: (x: 0.5, y: 0.5))
                      Symbol(name: "chevron.forward")
            Spacer
            AccessibilityLabel(label: "Previous month")
              Disabled(isDisabled)
                Button(style: borderless)
                  Frame(width: 40.0, height: 36.0, alignment: (horizontal: center, \
      vertical: center))
                    Symbol(name: "chevron.backward")
            AccessibilityLabel(label: "Next month")
              Disabled(isDisabled)
                Button(style: borderless)
                  Frame(width: 40.0, height: 36.0, alignment: (horizontal: center, \
      vertical: center))
                    Symbol(name: "chevron.forward")
          CalendarGrid(title: "March 2026", movement: 0)
            CalendarRow(firstColumn: 0)
              CalendarWeekday(name: "Sunday", title: "Sun")
              CalendarWeekday(name: "Monday", title: "Mon")
              CalendarWeekday(name: "Tuesday", title: "Tue")
              CalendarWeekday(name: "Wednesday", title: "Wed")
              CalendarWeekday(name: "Thursday", title: "Thu")
              CalendarWeekday(name: "Friday", title: "Fri")
              CalendarWeekday(name: "Saturday", title: "Sat")
            CalendarRow(firstColumn: 0)
              CalendarDay(number: "1", name: "Sunday, March 1, 2026")
              CalendarDay(number: "2", name: "Monday, March 2, 2026")
              CalendarDay(number: "3", name: "Tuesday, March 3, 2026")
              CalendarDay(number: "4", name: "Wednesday, March 4, 2026")
              CalendarDay(number: "5", name: "Thursday, March 5, 2026")
              CalendarDay(number: "6", name: "Friday, March 6, 2026")
              CalendarDay(number: "7", name: "Saturday, March 7, 2026")
            CalendarRow(firstColumn: 0)
              CalendarDay(number: "8", name: "Sunday, March 8, 2026")
              CalendarDay(number: "9", name: "Monday, March 9, 2026")
              CalendarDay(number: "10", name: "Tuesday, March 10, 2026")
              CalendarDay(number: "11", name: "Wednesday, March 11, 2026", isSelected, \
      isToday, isEnabled, isTabStop)
              CalendarDay(number: "12", name: "Thursday, March 12, 2026", isEnabled)
              CalendarDay(number: "13", name: "Friday, March 13, 2026")
              CalendarDay(number: "14", name: "Saturday, March 14, 2026")
            CalendarRow(firstColumn: 0)
              CalendarDay(number: "15", name: "Sunday, March 15, 2026")
              CalendarDay(number: "16", name: "Monday, March 16, 2026")
              CalendarDay(number: "17", name: "Tuesday, March 17, 2026")
              CalendarDay(number: "18", name: "Wednesday, March 18, 2026")
              CalendarDay(number: "19", name: "Thursday, March 19, 2026")
              CalendarDay(number: "20", name: "Friday, March 20, 2026")
              CalendarDay(number: "21", name: "Saturday, March 21, 2026")
            CalendarRow(firstColumn: 0)
              CalendarDay(number: "22", name: "Sunday, March 22, 2026")
              CalendarDay(number: "23", name: "Monday, March 23, 2026")
              CalendarDay(number: "24", name: "Tuesday, March 24, 2026")
              CalendarDay(number: "25", name: "Wednesday, March 25, 2026")
              CalendarDay(number: "26", name: "Thursday, March 26, 2026")
              CalendarDay(number: "27", name: "Friday, March 27, 2026")
              CalendarDay(number: "28", name: "Saturday, March 28, 2026")
            CalendarRow(firstColumn: 0)
              CalendarDay(number: "29", name: "Sunday, March 29, 2026")
              CalendarDay(number: "30", name: "Monday, March 30, 2026")
              CalendarDay(number: "31", name: "Tuesday, March 31, 2026")
      """
    }
  }
}
