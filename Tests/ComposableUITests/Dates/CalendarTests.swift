import ComposableCore
import DependenciesTestSupport
import Foundation
import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Date pickers that show a calendar.
// Today is 11 March 2026.
@MainActor
@Suite(.dependency(\.date, .constant(Date(timeIntervalSince1970: 1_773_248_730))))
struct CalendarTests {
  @MainActor @Observable fileprivate final class Model {
    var date = CalendarTests.date(day: 9)
    var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
  }

  /// 17:05:30 of a day of March 2026, UTC.
  private static func date(day: Int) -> Date {
    Date(timeIntervalSince1970: 1_773_075_930 + Double(day - 9) * 86400)
  }

  private let model = Model()

  private func driver<Content: View>(
    locale: String = "en_US", calendar: Calendar.Identifier = .gregorian,
    @ViewBuilder _ view: @escaping () -> Content
  ) -> ViewDriver {
    var environment = EnvironmentValues()
    environment.windowLocale = Locale(identifier: locale)
    environment.calendar = Calendar(identifier: calendar)
    environment.timeZone = .gmt
    return ViewDriver(environment: environment) { view() }
  }

  private func picker(
    _ components: DatePickerComponents = .date, in range: ClosedRange<Date>? = nil,
    locale: String = "en_US", calendar: Calendar.Identifier = .gregorian
  ) -> ViewDriver {
    driver(locale: locale, calendar: calendar) {
      if let range {
        DatePicker("Due", selection: model.binding, in: range, displayedComponents: components)
          .datePickerStyle(.graphical)
      } else {
        DatePicker("Due", selection: model.binding, displayedComponents: components)
          .datePickerStyle(.graphical)
      }
    }
  }

  private func days(_ view: ViewDriver) -> [CalendarDayContent] {
    view.contents.compactMap { $0.as(CalendarDayContent.self) }
  }

  private func grid(_ view: ViewDriver) throws -> CalendarGridContent {
    try #require(view.contents.compactMap { $0.as(CalendarGridContent.self) }.first)
  }

  /// Moves the focus as the page's script demands.
  private func move(_ value: String, in view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(CalendarGridContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "grid")
      .perform(.event("move", Data(value.utf8)))
  }

  /// The month, and the day that the focus is moved to.
  private func place(_ view: ViewDriver) throws -> String {
    let grid = try grid(view)
    return "\(grid.title) \(grid.focusedDay.map { "\($0 + 1)" } ?? "-")"
  }

  @Test func theMonthOfTheSelectionIsShown() throws {
    let view = picker()
    #expect(try grid(view).title == "March 2026")
    #expect(days(view).count == 31)
    #expect(days(view).filter(\.isSelected).map(\.number) == ["9"])
    #expect(days(view).filter(\.isToday).map(\.number) == ["11"])
    #expect(days(view).filter(\.isTabStop).map(\.number) == ["9"])
    #expect(!days(view).contains { !$0.isEnabled })
  }

  @Test func aDayKeepsTheTime() throws {
    let view = picker()
    try view.button("Saturday, March 21, 2026").tap()
    #expect(model.date == Self.date(day: 21))
    #expect(days(view).filter(\.isSelected).map(\.number) == ["21"])
  }

  @Test func theButtonsLeadToOtherMonths() throws {
    let view = picker()
    try view.button("Next month").tap()
    #expect(try grid(view).title == "April 2026")
    #expect(days(view).filter(\.isTabStop).map(\.number) == ["1"])
    try view.button("Previous month").tap()
    try view.button("Previous month").tap()
    #expect(try grid(view).title == "February 2026")
    #expect(model.date == Self.date(day: 9))
    model.date = Self.date(day: 40)
    #expect(try grid(view).title == "April 2026")
  }

  @Test func theMonthAndTheYearCanBeChosen() throws {
    let view = picker()
    try view.button("March 2026").tap()
    #expect(days(view).isEmpty)
    try view.button("Next year").tap()
    try view.textField("Year").type("x")
    try view.textField("Year").type("99999")
    try view.textField("Year").type("1999")
    try view.button("July").tap()
    #expect(try grid(view).title == "July 1999")
    #expect(model.date == Self.date(day: 9))
  }

  @Test func daysOutsideOfTheRangeCanNotBeSelected() throws {
    let range = Self.date(day: 5)...Self.date(day: 40)
    let view = picker(in: range)
    #expect(days(view).filter { !$0.isEnabled }.map(\.number) == ["1", "2", "3", "4"])
    #expect(throws: ViewDriver.Refused.self) { try view.button("Wednesday, March 4, 2026").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Previous month").tap() }
    // The time of the bound is later.
    try view.button("Next month").tap()
    try view.button("Thursday, April 9, 2026").tap()
    #expect(model.date == range.upperBound)
    #expect(throws: ViewDriver.Refused.self) { try view.button("Next month").tap() }
    try view.button("April 2026").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("May").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Next year").tap() }
    try view.textField("Year").type("1800")
    try view.button("March").tap()
    #expect(try grid(view).title == "March 2026")
  }

  @Test(
    arguments: zip(
      ["[0,-1,0]", "[0,-7,0]", "[30,1,0]", "[30,7,0]", "[30,0,1]", "[8,0,-12]", "[2,3,0]"],
      [
        "February 2026 28", "February 2026 22", "April 2026 1", "April 2026 7", "April 2026 30",
        "March 2025 9", "March 2026 6",
      ]))
  func keysMoveByDaysWeeksAndMonths(_ keys: String, _ expected: String) throws {
    let view = picker()
    try move(keys, in: view)
    #expect(try place(view) == expected)
    #expect(days(view).filter(\.isTabStop).count == 1)
    #expect(model.date == Self.date(day: 9))
  }

  @Test func keysStayInTheRange() throws {
    let view = picker(in: Self.date(day: 5)...Self.date(day: 20))
    try move("[8,0,-1]", in: view)
    #expect(try place(view) == "March 2026 5")
    try move("[18,7,0]", in: view)
    #expect(try place(view) == "March 2026 20")
    #expect(try grid(view).movement == 2)
  }

  @Test(arguments: [
    "[31,1,0]", "[-1,1,0]", "[0,8,0]", "[0,0,13]", "[0,1]", "[]", "null", "{", "[0.5,1,0]",
    "[0,1e300,0]", "[0,-9223372036854775808,0]", "[\"0\",1,0]", "[0,0,0,0]",
  ])
  func movementsThatNoScriptSendsAreRefused(_ value: String) throws {
    let view = picker()
    #expect(throws: ViewDriver.Refused.self) { try move(value, in: view) }
    #expect(try place(view) == "March 2026 -")
  }

  @Test func theTimeHasAFieldOfItsOwn() throws {
    let view = picker([.date, .hourAndMinute])
    try view.datePicker("Time").type("08:30")
    #expect(model.date == Self.date(day: 9).addingTimeInterval(-8 * 3600 - 35 * 60 - 30))
    let time = driver {
      DatePicker("Due", selection: model.binding, displayedComponents: .hourAndMinute)
        .datePickerStyle(.graphical)
    }
    #expect(time.description == "DatePicker 08:30 \"Due\"")
  }

  @Test func aDisabledCalendarIgnoresDays() throws {
    let view = driver {
      DatePicker("Due", selection: model.binding).datePickerStyle(.graphical).disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Saturday, March 21, 2026").tap() }
    #expect(throws: ViewDriver.Refused.self) { try move("[0,1,0]", in: view) }
    #expect(days(view).allSatisfy { !$0.isEnabled })
  }

  @Test func theCalendarAndTheLocaleAreThoseOfTheEnvironment() throws {
    let view = picker(locale: "ar_SA", calendar: .islamicUmmAlQura)
    #expect(try grid(view).title == "رمضان، ١٤٤٧ هـ")
    try view.button("الثلاثاء، ٢١ رمضان، ١٤٤٧ هـ").tap()
    #expect(model.date == Self.date(day: 10))
    #expect(throws: Never.self) { try view.button("الشهر التالي").tap() }
  }

  @Test func theOtherStylesAreFields() {
    let view = driver {
      DatePicker("Due", selection: model.binding, displayedComponents: .date)
        .datePickerStyle(.wheel)
      DatePicker("Due", selection: model.binding, displayedComponents: .date)
        .datePickerStyle(.compact)
      DatePicker("Due", selection: model.binding, displayedComponents: .date)
        .datePickerStyle(.field)
      DatePicker("Due", selection: model.binding, displayedComponents: .date)
        .datePickerStyle(.stepperField)
      DatePicker("Due", selection: model.binding, displayedComponents: .date)
        .datePickerStyle(.automatic)
    }
    let line = "DatePicker 2026-03-09 \"Due\""
    #expect(view.description == Array(repeating: line, count: 5).joined(separator: "\n"))
  }

  @Test func aStyleOfOnesOwnHasThePropertiesOfThePicker() throws {
    struct Days: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.maximumDate == nil ? "any" : "bounded")
          Button("Next day") { configuration.selection.addTimeInterval(86400) }
          DatePicker(selection: configuration.$selection, displayedComponents: .date) {
            Text("Field")
          }
        }
      }
    }
    let view = driver {
      DatePicker("Due", selection: model.binding, in: Self.date(day: 5)...)
        .datePickerStyle(Days())
    }
    #expect(view.texts == ["Due", "any", "Next day", "Field"])
    try view.button("Next day").tap()
    #expect(model.date == Self.date(day: 10))
    try view.datePicker("Field").type("2026-03-21")
    #expect(model.date == Self.date(day: 21))
  }
}
