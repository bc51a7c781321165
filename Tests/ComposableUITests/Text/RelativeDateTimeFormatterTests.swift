#if !canImport(Darwin)
import ComposableUI
import Foundation
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ change: (RelativeDateTimeFormatter) -> Void = { _ in })
    -> RelativeDateTimeFormatter
  {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    change(formatter)
    return formatter
  }

  @Test func timesAreInTheUnitThatFits() {
    #expect(formatter().localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter().localizedString(fromTimeInterval: 3 * 86_400 + 60) == "in 3 days")
  }

  @Test func aTimeIsThatFromTheReference() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      formatter().localizedString(for: date, relativeTo: date + 600) == "10 minutes ago")
    let named = formatter { $0.dateTimeStyle = .named }
    #expect(named.localizedString(for: date, relativeTo: date + 86_400) == "yesterday")
    #expect(named.string(for: Date()) == "now")
    #expect(named.string(for: "no date") == nil)
  }

  @Test func unitsAreShortened() {
    #expect(
      formatter { $0.unitsStyle = .abbreviated }.localizedString(fromTimeInterval: 120) == "in 2m")
  }

  @Test func theLanguageIsThatOfTheLocale() {
    let german = formatter { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.localizedString(fromTimeInterval: -7200) == "vor 2 Stunden")
  }
}
#endif
