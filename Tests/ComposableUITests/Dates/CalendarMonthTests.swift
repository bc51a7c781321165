import Foundation
import Testing

@testable import ComposableUI

/// The days and the texts of months in calendars, locales and time zones.
@Suite struct CalendarMonthTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    let calendar: Calendar.Identifier
    let locale: String
    let title: String
    /// The days of the first week, the number of weeks, and the last day.
    let days: String
    let weekdays: String
    let name: String

    var testDescription: String { "\(calendar) \(locale)" }
  }

  private static func calendar(
    _ identifier: Calendar.Identifier, _ locale: String, _ timeZone: String = "UTC"
  ) throws -> Calendar {
    Calendar(identifier: identifier)
      .localized(Locale(identifier: locale), in: try #require(TimeZone(identifier: timeZone)))
  }

  /// 9 March 2026, 17:05:30 UTC.
  private let date = Date(timeIntervalSince1970: 1_773_075_930)

  @Test(arguments: expectations)
  func monthsAreThoseOfTheCalendarAndTheLocale(_ expected: Expectation) throws {
    let calendar = try Self.calendar(expected.calendar, expected.locale)
    let month = CalendarMonth(of: date, in: calendar)
    #expect(month.title == expected.title)
    let first = try #require(month.weeks.first).map(month.number).joined(separator: " ")
    let last = try #require(month.days.last)
    let days = "\(first) | \(month.weeks.count) | \(month.number(of: last))"
    #expect(days == expected.days)
    #expect(month.weekdays.map(\.title).joined(separator: " ") == expected.weekdays)
    #expect(month.name(of: calendar.startOfDay(for: date)) == expected.name)
    #expect(month.contains(date))
    #expect(month.weeks.joined().elementsEqual(month.days))
    #expect(month.monthsOfYear.contains(month.days[0]))
  }

  private static let expectations = [
    Expectation(
      calendar: .gregorian, locale: "en_US", title: "March 2026", days: "1 2 3 4 5 6 7 | 5 | 31",
      weekdays: "Sun Mon Tue Wed Thu Fri Sat", name: "Monday, March 9, 2026"),
    Expectation(
      calendar: .gregorian, locale: "de_DE", title: "März 2026", days: "1 | 6 | 31",
      weekdays: "Mo Di Mi Do Fr Sa So", name: "Montag, 9. März 2026"),
    Expectation(
      calendar: .gregorian, locale: "ar_EG", title: "مارس ٢٠٢٦", days: "١ ٢ ٣ ٤ ٥ ٦ | 5 | ٣١",
      weekdays: "س ح ن ث ر خ ج", name: "الاثنين، ٩ مارس، ٢٠٢٦"),
    Expectation(
      calendar: .japanese, locale: "ja_JP", title: "令和8年3月", days: "1 2 3 4 5 6 7 | 5 | 31",
      weekdays: "日 月 火 水 木 金 土", name: "令和8年3月9日 月曜日"),
    Expectation(
      calendar: .hebrew, locale: "he_IL", title: "אדר 5786", days: "1 2 3 4 | 5 | 29",
      weekdays: "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳", name: "יום שני, 20 באדר 5786"),
    Expectation(
      calendar: .islamicUmmAlQura, locale: "ar_SA", title: "رمضان، ١٤٤٧ هـ",
      days: "١ ٢ ٣ ٤ | 5 | ٣٠", weekdays: "ح ن ث ر خ ج س",
      name: "الاثنين، ٢٠ رمضان، ١٤٤٧ هـ"),
  ]

  @Test func aLeapYearOfTheHebrewCalendarHasThirteenMonths() throws {
    let calendar = try Self.calendar(.hebrew, "he_IL")
    // 9 March 2024, in the year 5784.
    let leap = CalendarMonth(of: Date(timeIntervalSince1970: 1_709_942_400), in: calendar)
    #expect(leap.monthsOfYear.count == 13)
    #expect(CalendarMonth(of: date, in: calendar).monthsOfYear.count == 12)
  }

  @Test func daysBeginWhenTheTimeZoneHasThem() throws {
    // There, 15 October 2017 began at one o'clock.
    let calendar = try Self.calendar(.gregorian, "pt_BR", "America/Sao_Paulo")
    let month = CalendarMonth(of: Date(timeIntervalSince1970: 1_508_036_400), in: calendar)
    #expect(month.days.count == 31)
    #expect(month.days.map { calendar.component(.day, from: $0) } == Array(1...31))
    #expect(month.days.map { calendar.component(.hour, from: $0) }.filter { $0 != 0 } == [1])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func datesThatNoCalendarHasAreReplaced(_ seconds: Double) throws {
    let calendar = try Self.calendar(.gregorian, "en_US")
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let month = CalendarMonth(of: date, in: calendar)
    #expect(!month.days.isEmpty)
    _ = (month.title, month.weeks, month.monthsOfYear, month.contains(date))
    #expect(calendar.date(on: month.days[0], atTimeOf: date).timeIntervalSince1970.isFinite)
  }

  @Test func aYearThatTheCalendarDoesNotHaveIsNone() throws {
    let month = CalendarMonth(of: date, in: try Self.calendar(.gregorian, "en_US"))
    #expect(month.inYear(0) == nil)
    #expect(month.inYear(.max) == nil)
    #expect(month.inYear(.min) == nil)
    let other = CalendarMonth(of: try #require(month.inYear(1999)), in: month.calendar)
    #expect(other.title == "March 1999")
  }

  @Test func boundsIncludeTheDaysThatHaveAMomentInTheRange() throws {
    let calendar = try Self.calendar(.gregorian, "en_US")
    let month = CalendarMonth(of: date, in: calendar)
    func numbers(_ bounds: CalendarBounds) -> [Int] {
      month.days.filter(bounds.contains).map { calendar.component(.day, from: $0) }
    }
    let end = month.days[9]
    #expect(numbers(CalendarBounds(date...date, in: calendar)) == [9])
    #expect(numbers(CalendarBounds(date...end, in: calendar)) == [9, 10])
    #expect(numbers(CalendarBounds(date..<end, in: calendar)) == [9])
    #expect(numbers(CalendarBounds(date..<end.addingTimeInterval(1), in: calendar)) == [9, 10])
    #expect(numbers(CalendarBounds(date..<date, in: calendar)).isEmpty)
    #expect(numbers(CalendarBounds(end..<end, in: calendar)).isEmpty)
  }
}
