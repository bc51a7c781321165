#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Pages in the language and the time zone of their browsers, over real connections.
@Suite struct LocalizedPageTests {
  private struct Clock: View {
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date, format: .dateTime.hour().minute())
        Text(1234.5, format: .number)
        Text("\(1234)")
        Text(verbatim: "\(Calendar.current.identifier == .gregorian)")
        DatePicker("When", selection: .constant(date))
        TextField("Amount", value: .constant(1234.5), format: .number)
        EditButton()
      }
      .searchable(text: .constant(""))
    }
  }

  private func run(_ body: (LiveServer) async throws -> Void) async throws {
    var settings = HostSettings()
    settings.languages = ["en", "de", "ar"]
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(title: "Clock", settings: $0) { Clock() } }, body)
  }

  private func page(
    _ server: LiveServer, _ language: String, _ timeZone: String
  ) async throws -> String {
    try await Browser.get(
      "/", port: server.port,
      headers: ["Accept-Language: \(language)", "Cookie: timezone=\(timeZone)"]
    ).body
  }

  @Test func twoSessionsOfOneProcessHaveTheirOwnLanguageAndZone() async throws {
    try await run { server in
      async let german = page(server, "de-DE", "Europe%2FBerlin")
      async let english = page(server, "en-US", "America%2FLos_Angeles")
      async let arabic = page(server, "ar-EG", "Africa%2FCairo")
      for (page, texts) in [
        (try await german, ["1. Januar 1970", "01:00", "1.234,5", "1.234<", "1970-01-01T01:00"]),
        (
          try await english, ["December 31, 1969", "4:00", "1,234.5", "1,234<", "1969-12-31T16:00"]
        ),
        (try await arabic, ["١ يناير", "٢:٠٠", "١٬٢٣٤٫٥", "١٬٢٣٤<", "1970-01-01T02:00"]),
      ] {
        for text in texts { #expect(page.contains(text), "\(text)") }
      }
    }
  }

  @Test func theTextsOfTheLibraryAreInTheLanguageOfThePage() async throws {
    try await run { server in
      let german = try await page(server, "de-AT", "UTC")
      for text in ["Bearbeiten", "Suchen", "Diese Seite benötigt JavaScript.", "Wieder verbunden."]
      {
        #expect(german.contains(text), "\(text)")
      }
      // The texts of an application that does not know French are in its first language.
      let french = try await page(server, "fr", "UTC")
      for text in [">Edit<", "Connected again."] { #expect(french.contains(text), "\(text)") }
      let missing = try await Browser.get(
        "/missing", port: server.port, headers: ["Accept-Language: ar"])
      #expect(missing.status == 404)
      #expect(missing.body.contains("لم يُعثر على الصفحة"))
    }
  }

  @Test func allTextsOfTheLibraryAreTranslated() {
    for language in ["de", "fr", "es", "ar", "ja"] {
      let texts = SystemText.allCases.map { $0.string(for: Locale(identifier: language)) }
      let same = zip(SystemText.allCases, texts).filter { $0.rawValue == $1 }.map(\.0)
      // Words that are the same in both languages.
      let shared: Set<SystemText> = [
        .format, .menu, .page,
        .ok, .text, .details, .question, .date, .color, .alert, .popover,
      ]
      #expect(Set(same).isSubset(of: shared), "\(language)")
      for (text, translation) in zip(SystemText.allCases, texts) {
        #expect(text.rawValue.contains("%@") == translation.contains("%@"), "\(text)")
      }
    }
    #expect(SystemText.open.string(for: Locale(identifier: "de"), "a.b") == "a.b öffnen")
    #expect(SystemText.ok.string(for: nil) == "OK")
  }
}
#endif
