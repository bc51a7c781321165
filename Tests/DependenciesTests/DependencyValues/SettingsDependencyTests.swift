import Dependencies
import Foundation
import Testing

@Suite struct SettingsDependencyTests {
  @Test func overridesAreRead() {
    withDependencies {
      $0.calendar = Calendar(identifier: .hebrew)
      $0.locale = Locale(identifier: "de_AT")
      $0.preferredLocales = [Locale(identifier: "de"), Locale(identifier: "en")]
      $0.timeZone = .gmt
    } operation: {
      @Dependency(\.calendar.identifier) var calendar
      @Dependency(\.locale.identifier) var locale
      @Dependency(\.preferredLocales) var preferredLocales
      @Dependency(\.timeZone) var timeZone
      #expect(calendar == .hebrew)
      #expect(locale == "de_AT")
      #expect(preferredLocales.map(\.identifier) == ["de", "en"])
      #expect(timeZone == .gmt)
    }
  }

  @Test func readingWithoutAnOverrideFailsTheTest() {
    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.preferredLocales) var preferredLocales
    @Dependency(\.timeZone) var timeZone
    func expectReport(of property: String, _ read: () -> Void) {
      withKnownIssue {
        read()
      } matching: {
        "\($0)".contains(#"@Dependency(\.\#(property))"#)
      }
    }
    expectReport(of: "calendar") { _ = calendar }
    expectReport(of: "locale") { _ = locale }
    expectReport(of: "preferredLocales") { _ = preferredLocales }
    expectReport(of: "timeZone") { _ = timeZone }
  }

  @Test func theLivePreferredLocalesFollowThePreferredLanguages() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.preferredLocales) var preferredLocales
      #expect(preferredLocales == Locale.preferredLanguages.map { Locale(identifier: $0) })
    }
  }

  @Test func propertiesCanBeOverriddenIndividually() {
    withDependencies {
      $0.calendar.timeZone = .gmt
    } operation: {
      @Dependency(\.calendar) var calendar
      #expect(calendar.timeZone == .gmt)
    }
  }
}
