import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The dates and bounds that date pickers show, and the parts of a date that they keep.
@MainActor
@Suite struct DateRangeTests {
  /// 9 March 2026, 17:05:30 in UTC.
  private static let date = Date(timeIntervalSince1970: 1_773_075_930)

  private func field(
    _ components: DatePickerComponents, in range: ClosedRange<Date>, at zone: TimeZone = .gmt
  ) -> ValueFieldContent? {
    let view = ViewDriver {
      DatePicker("Due", selection: .constant(Self.date), in: range, displayedComponents: components)
        .environment(\.timeZone, zone)
    }
    return view.contents.lazy.compactMap { $0.as(ValueFieldContent.self) }.first
  }

  private let nearby = date.addingTimeInterval(-3600)...date.addingTimeInterval(3600)
  private let wide = date.addingTimeInterval(-86400 * 3)...date.addingTimeInterval(86400 * 3)

  @Test func aDatePickerShowsTheBoundsOfItsRange() {
    let day = field(.date, in: wide)
    #expect(day?.minimum == "2026-03-06")
    #expect(day?.maximum == "2026-03-12")
    let both = field([.date, .hourAndMinute], in: nearby)
    #expect(both?.minimum == "2026-03-09T16:05")
    #expect(both?.maximum == "2026-03-09T18:05")
  }

  @Test func aTimeHasBoundsOfItsOwnDayOnly() {
    let sameDay = field(.hourAndMinute, in: nearby)
    #expect(sameDay?.minimum == "16:05")
    #expect(sameDay?.maximum == "18:05")
    let otherDays = field(.hourAndMinute, in: wide)
    #expect(otherDays?.minimum == nil)
    #expect(otherDays?.maximum == nil)
  }

  @Test func anOpenRangeHasOneBound() {
    func bounds(_ picker: some View) -> [String?] {
      let view = ViewDriver { picker.environment(\.timeZone, .gmt) }
      return view.contents.compactMap { $0.as(ValueFieldContent.self) }
        .flatMap { [$0.minimum, $0.maximum] }
    }
    let selection = Binding.constant(Self.date)
    #expect(
      bounds(DatePicker("Due", selection: selection, in: Self.date..., displayedComponents: .date))
        == ["2026-03-09", nil])
    #expect(
      bounds(DatePicker("Due", selection: selection, in: ...Self.date, displayedComponents: .date))
        == [nil, "2026-03-09"])
    #expect(
      bounds(DatePicker("Due", selection: selection, displayedComponents: .date)) == [nil, nil])
  }

  @Test(arguments: [("UTC", "17:05"), ("Europe/Berlin", "18:05"), ("Asia/Kolkata", "22:35")])
  func aTimeIsThatOfTheTimeZoneOfTheEnvironment(zone: String, time: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    #expect(field(.hourAndMinute, in: wide, at: zone)?.value == time)
  }

  @Test(arguments: [(-62_200_000_000.0, ""), (300_000_000_000, "")])
  func aYearOfOtherThanFourDigitsIsNotShown(seconds: TimeInterval, shown: String) {
    let date = Date(timeIntervalSince1970: seconds)
    let view = ViewDriver {
      DatePicker("Due", selection: .constant(date), displayedComponents: .date)
        .environment(\.timeZone, .gmt)
    }
    #expect(view.description == "DatePicker \(shown) \"Due\"")
  }

  @Test func theSecondsBecomeZeroOnlyIfTheTimeIsSet() throws {
    var date = Self.date
    let binding = Binding(get: { date }, set: { date = $0 })
    let view = ViewDriver {
      VStack {
        DatePicker("Day", selection: binding, displayedComponents: .date)
        DatePicker("Time", selection: binding, displayedComponents: .hourAndMinute)
      }
      .environment(\.timeZone, .gmt)
    }
    try view.datePicker("Day").type("2026-03-10")
    #expect(date == Self.date.addingTimeInterval(86400))
    try view.datePicker("Time").type("17:05")
    #expect(date == Self.date.addingTimeInterval(86400 - 30))
  }

  @Test func theSecondsOfABrowserAreAccepted() throws {
    var date = Self.date
    let view = ViewDriver {
      DatePicker("Due", selection: Binding(get: { date }, set: { date = $0 }))
        .environment(\.timeZone, .gmt)
    }
    try view.datePicker("Due").type("2026-03-09T18:00:59")
    #expect(date == Date(timeIntervalSince1970: 1_773_079_200))
  }
}
