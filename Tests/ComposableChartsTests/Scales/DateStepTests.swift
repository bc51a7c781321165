import Foundation
import Testing

@testable import ComposableCharts

@Suite struct DateStepTests {
  private static let spans: [(Double, Calendar.Component, Int)] = [
    (60, .second, 15), (3600, .minute, 15), (86_400, .hour, 6), (604_800, .day, 1),
    (3_024_000, .weekOfYear, 1), (15_552_000, .month, 1), (34_560_000, .month, 3),
    (189_216_000, .year, 1), (1_581_120_000, .year, 10), (9_486_720_000, .year, 50),
  ]

  @Test(arguments: spans)
  func isTheUnitOfWhichAboutFiveAreInASpan(
    _ seconds: Double, _ unit: Calendar.Component, _ count: Int
  ) {
    #expect(DateStep(for: seconds, count: 5) == DateStep(unit: unit, count: count))
  }

  @Test func valuesAreTheStartsOfUnitsInTheRange() {
    let months = DateStep(unit: .month, count: 3)
      .values(over: date(2026, 2, 10)...date(2026, 11, 5), in: utc)
    #expect(months == [date(2026, 4, 1), date(2026, 7, 1), date(2026, 10, 1)])
    let hours = DateStep(unit: .hour, count: 6)
      .values(over: date(2026, 3, 1, 5)...date(2026, 3, 1, 18), in: utc)
    #expect(hours == [date(2026, 3, 1, 6), date(2026, 3, 1, 12), date(2026, 3, 1, 18)])
  }

  @Test func valuesAreInTheTimeZoneOfTheCalendar() throws {
    var calendar = utc
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
    let days = DateStep(unit: .day, count: 1)
      .values(over: date(2026, 3, 1)...date(2026, 3, 3), in: calendar)
    #expect(days == [date(2026, 3, 1, 22), date(2026, 3, 2, 22)])
  }

  @Test func extendedValuesContainTheRange() {
    let months = DateStep(unit: .month, count: 1)
      .values(over: date(2026, 2, 10)...date(2026, 3, 5), extended: true, in: utc)
    #expect(months == [date(2026, 2, 1), date(2026, 3, 1), date(2026, 4, 1)])
    let whole = DateStep(unit: .month, count: 1)
      .values(over: date(2026, 2, 1)...date(2026, 3, 1), extended: true, in: utc)
    #expect(whole == [date(2026, 2, 1), date(2026, 3, 1)])
  }

  @Test func aSpanOfTooManyUnitsIsCutOff() {
    let seconds = DateStep(unit: .second, count: 1)
      .values(over: date(2026, 1, 1)...date(2026, 2, 1), in: utc)
    #expect(seconds.count == 1000)
  }
}
