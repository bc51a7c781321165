import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@Reducer
private struct PromptFeature {
  struct State: Equatable { @PresentationState var alert: AlertState<Never>? }
  enum Action { case alert(PresentationAction<Never>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// Texts of states, strings of features and errors in the language of a page.
@MainActor
@Suite struct TranslatedStateTests {
  private let resources: ResourceBundle

  init() throws {
    resources = try ResourceBundle([
      "de.lproj/Localizable.strings": #"""
      "Delete %lld messages?" = "%lld Nachrichten löschen?";
      "Delete" = "Löschen";
      "Dear " = "Liebe ";
      "Hello %@" = "Hallo %@";
      """#,
      "de.lproj/Menu.strings": #""Delete" = "Entfernen";"#,
    ])
  }

  private func texts(_ locale: String, @ViewBuilder _ view: @escaping () -> some View) -> [String] {
    ViewDriver(environment: resources.environment(locale), view).texts
  }

  @Test func aTextStateIsShownInTheLanguageOfItsView() {
    let (count, name) = (1234, "Delete")
    let text = TextState("Delete \(count) messages?")
    #expect(texts("de") { Text(text) } == ["1.234 Nachrichten löschen?"])
    #expect(texts("en") { Text(text) } == ["Delete 1,234 messages?"])
    let shown = texts("de") { [bundle = resources.bundle] in
      Text(TextState(name))
      Text(TextState(verbatim: "Delete"))
      Text(TextState("Dear ") + TextState(name).bold())
      Text(TextState("Delete", tableName: "Menu"))
      Text(TextState("Delete", tableName: "Menu", bundle: bundle, comment: "A command"))
    }
    #expect(shown == ["Delete", "Delete", "Liebe Delete", "Entfernen", "Entfernen"])
  }

  @Test func aTextStateIsEqualToOneWithItsCharacters() {
    let count = 1234
    let text = TextState("Delete \(count) messages?")
    #expect(text == TextState(verbatim: "Delete 1234 messages?"))
    #expect(TextState(verbatim: "Delete 1234 messages?") == text)
    #expect(text.hashValue == TextState(verbatim: "Delete 1234 messages?").hashValue)
    #expect(text != TextState("Delete \(1) messages?"))
    #expect(text != text.bold())
    #expect(TextState("a") + TextState("b") == TextState(verbatim: "a") + TextState("b"))
    #expect(TextState("a") + TextState("b") != TextState("ab"))
    #expect(String(state: text) == "Delete 1234 messages?")
    #expect(
      String(customDumping: text) == String(customDumping: TextState(verbatim: String(state: text)))
    )
  }

  @Test func anAlertOfAFeatureIsTranslated() throws {
    let alert = AlertState<Never> {
      TextState("Delete")
    } actions: {
      ButtonState { TextState("Delete") }
    } message: {
      TextState("Hello \("Ada")")
    }
    @Bindable var store = Store(initialState: PromptFeature.State(alert: alert)) { PromptFeature() }
    let texts = texts("de") {
      Text(verbatim: "page").alert($store.scope(state: \.alert, action: \.alert))
    }
    #expect(texts == ["page", "Löschen", "Hallo Ada", "Löschen"])
  }

  @Test func aStringIsTranslatedInTheLocaleOfItsFeature() {
    let (bundle, name) = (resources.bundle, "Ada")
    func greeting() -> String { String(localized: "Hello \(name)", bundle: bundle) }
    for (locale, text) in [("de", "Hallo Ada"), ("fr", "Hello Ada")] {
      let string = withDependencies {
        $0.locale = Locale(identifier: locale)
      } operation: {
        greeting()
      }
      #expect(string == text)
    }
    let german = Locale(identifier: "de")
    #expect(
      String(localized: "Delete", table: "Menu", bundle: bundle, locale: german) == "Entfernen")
    #expect(
      String(localized: .init("Delete"), bundle: bundle, locale: german, comment: "A command")
        == "Löschen")
    #expect(String(localized: "Missing \(1234)", bundle: bundle, locale: german) == "Missing 1.234")
  }

  @Test func aDateInAStringIsInTheTimeZoneOfItsFeature() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de")
    let string = withDependencies {
      $0.locale = Locale(identifier: "de")
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
      $0.calendar = calendar
    } operation: {
      let format = Date.FormatStyle(date: .omitted, time: .shortened)
      return String(localized: "At \(Date(timeIntervalSince1970: 0), format: format)")
    }
    #expect(string == "At 9:00")
  }

  @Test func aTransferErrorIsShownInTheLanguageOfThePage() {
    let error = FileTransferError.tooLarge(filename: "a.png", maximum: 2_500_000)
    #expect(
      error.errorDescription == "“a.png” is too large. Choose a file of at most 2.5 MB.")
    var environment = EnvironmentValues()
    environment.windowLocale = Locale(identifier: "de")
    let view = ViewDriver(environment: environment) {
      Text(verbatim: "page").alert(isPresented: .constant(true), error: error) {}
    }
    #expect(
      view.texts == [
        "page", "„a.png“ ist zu groß. Wählen Sie eine Datei von höchstens 2,5 MB aus.", "OK",
      ])
  }

  @Test func messagesOfTransferErrorsHavePlurals() {
    let arabic = Locale(identifier: "ar-EG")
    let messages = [1, 2, 3, 11].map {
      FileTransferError.tooManyFiles(maximum: $0).description(for: arabic)
    }
    #expect(
      messages == [
        "اختر ملفًا واحدًا فقط.", "اختر ملفين على الأكثر.", "اختر ٣ ملفات على الأكثر.",
        "اختر ١١ ملفًا على الأكثر.",
      ])
  }

  @Test func allMessagesOfTransferErrorsAreTranslated() {
    let errors: [FileTransferError] = [
      .contentType(filename: "a"), .tooManyFiles(maximum: 1), .tooManyFiles(maximum: 5),
      .tooLarge(filename: "a", maximum: 5), .invalidFilename, .sizeMismatch(filename: "a"),
      .interrupted, .timedOut, .limitReached, .unavailable(filename: "a"), .unsupported,
    ]
    for language in ["de", "fr", "es", "ar", "ja"] {
      for error in errors {
        let message = error.description(for: Locale(identifier: language))
        #expect(message != error.errorDescription, "\(language)")
        #expect(!message.contains("%"), "\(language)")
      }
    }
  }

  @Test func anApplicationReplacesTheTextsOfTheLibrary() throws {
    let own = try ResourceBundle([
      "en.lproj/Composable.strings": #""OK" = "Fine";"#,
      "da.lproj/Composable.strings": #""OK" = "Fint"; "No Results for “%@”" = "Intet: %@";"#,
    ])
    func texts(_ locale: String) -> [String] {
      var environment = own.environment(locale)
      environment.windowLocale = Locale(identifier: locale)
      return ViewDriver(environment: environment) {
        ContentUnavailableView.search(text: "tea")
          .alert(Text(verbatim: "-"), isPresented: .constant(true)) {}
      }
      .texts
    }
    // A language of the library is better than the English of the application.
    #expect(texts("de").contains("OK"))
    #expect(texts("en").contains("Fine"))
    #expect(texts("da").contains("Fint"))
    #expect(texts("da").contains("Intet: tea"))
    // Neither knows Polish.
    #expect(texts("pl").contains("Fine"))
    #expect(texts("pl").contains("No Results for “tea”"))
  }

  @Test func aTitleOfAWindowIsInTheLanguageOfItsPage() throws {
    struct Tea: App {
      let title: Text
      init(title: Text) { self.title = title }
      init() { self.init(title: Text(verbatim: "")) }
      var body: some Scene { WindowGroup(title) { Text(verbatim: "-") } }
    }
    let title = Tea(title: Text("Delete", bundle: resources.bundle))._windows.first?.title
    #expect(title?.string(for: Locale(identifier: "de")) == "Löschen")
    #expect(title?.string(for: Locale(identifier: "fr")) == "Delete")
    #expect(title?.string(for: nil) == "Delete")
  }
}
