import ComposableUI
import Testing

/// Pickers of dates.
@MainActor
@Suite struct DatePickerTests {
  /// 9 March 2026, 17:05:30 in the time zone of the process.
  private static var date: Date { date(day: 9, hour: 17, minute: 5, second: 30) }

  private static func date(day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) -> Date {
    let parts = DateComponents(
      year: 2026, month: 3, day: day, hour: hour, minute: minute, second: second)
    return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
  }

  @MainActor private final class Model {
    var date = DatePickerTests.date
    var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
  }

  /// The date that a picker sets when a text is entered.
  private func chosenDate(
    entering text: String, into components: DatePickerComponents
  ) throws -> Date {
    let model = Model()
    let view = ViewDriver {
      DatePicker("Due", selection: model.binding, displayedComponents: components)
    }
    try view.datePicker("Due").type(text)
    return model.date
  }

  @Test func aDateIsShownInTheLocalTimeZone() {
    let model = Model()
    func description(_ components: DatePickerComponents) -> String {
      ViewDriver {
        DatePicker("Due", selection: model.binding, displayedComponents: components)
      }.description
    }
    #expect(description(.date) == "DatePicker 2026-03-09 \"Due\"")
    #expect(description(.hourAndMinute) == "DatePicker 17:05 \"Due\"")
    #expect(description([.date, .hourAndMinute]) == "DatePicker 2026-03-09T17:05 \"Due\"")
  }

  @Test func aDayKeepsTheTime() throws {
    let date = try chosenDate(entering: "2026-03-21", into: .date)
    #expect(date == Self.date(day: 21, hour: 17, minute: 5, second: 30))
  }

  @Test func aTimeKeepsTheDay() throws {
    let date = try chosenDate(entering: "08:30", into: .hourAndMinute)
    #expect(date == Self.date(day: 9, hour: 8, minute: 30))
  }

  @Test func aDateOutsideOfTheRangeIsClamped() throws {
    let model = Model()
    let range = Self.date(day: 5)...Self.date(day: 20)
    let view = ViewDriver {
      DatePicker("Due", selection: model.binding, in: range, displayedComponents: .date)
    }
    #expect(view.description == "DatePicker 2026-03-09 in 2026-03-05...2026-03-20 \"Due\"")
    try view.datePicker("Due").type("1999-01-01")
    #expect(model.date == range.lowerBound)
    try view.datePicker("Due").type("2999-01-01")
    #expect(model.date == range.upperBound)
  }

  @Test(arguments: [
    "", "x", "2026-02-31", "2026-13-01", "0000-01-01", "2026-3-09", "2026-03-09T10:00",
    "٢٠٢٦-03-09",
    "-026-03-09", "2026-03-00", "2026-03-09-01",
  ])
  func invalidDatesAreIgnored(_ text: String) throws {
    #expect(try chosenDate(entering: text, into: .date) == Self.date)
  }

  @Test(arguments: ["24:00", "10:60", "10", "10:00x", "+1:00", "10:000", "10:00:"])
  func invalidTimesAreIgnored(_ text: String) throws {
    #expect(try chosenDate(entering: text, into: .hourAndMinute) == Self.date)
  }

  @Test func aDisabledPickerIgnoresDates() throws {
    let model = Model()
    let view = ViewDriver { DatePicker("Due", selection: model.binding).disabled(true) }
    #expect(throws: ViewDriver.Refused.self) {
      try view.datePicker("Due").type("2026-03-21T10:00")
    }
    #expect(model.date == Self.date)
  }
}
