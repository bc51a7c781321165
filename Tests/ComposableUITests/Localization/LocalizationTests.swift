import ComposableUI
import Foundation
import Testing

/// Texts in the language of the environment.
@MainActor
@Suite struct LocalizationTests {
  private let resources: ResourceBundle

  init() throws {
    resources = try ResourceBundle(["Localizable.xcstrings": Self.catalog])
  }

  private func texts(_ locale: String, @ViewBuilder _ view: @escaping () -> some View) -> [String] {
    ViewDriver(environment: resources.environment(locale), view).texts
  }

  @Test func aTextIsShownInTheLanguageOfItsEnvironment() {
    for (locale, text) in [
      ("de", "Hallo"), ("de_AT", "Hallo"), ("pt-PT", "Olá"), ("zh-Hant-TW", "你好"),
      ("zh-TW", "你好"), ("zh-CN", "Hello!"), ("fr", "Hello!"), ("en-GB", "Hello!"),
      ("xx-nonsense", "Hello!"), ("", "Hello!"),
    ] {
      #expect(texts(locale) { Text("Hello") } == [text], "\(locale)")
    }
  }

  @Test func aKeyWithoutATranslationIsShown() {
    #expect(texts("de") { Text("Unknown \(1)") } == ["Unknown 1"])
    #expect(texts("de") { Text("Untranslated") } == ["Untranslated"])
    #expect(texts("fr") { Text("Only German") } == ["Only German"])
  }

  @Test func stringsAndVerbatimTextsAreNotTranslated() {
    let string = "Hello"
    let texts = texts("de") {
      Text(string)
      Text(verbatim: "Hello")
      Button(string) {}
      Text(string.prefix(5))
    }
    #expect(texts == ["Hello", "Hello", "Hello", "Hello"])
  }

  @Test func argumentsMayChangeTheirOrder() {
    let (name, count) = ("Ada", 1234)
    #expect(texts("en") { Text("\(name) has \(count) points") } == ["Ada has 1,234 points"])
    #expect(texts("de") { Text("\(name) has \(count) points") } == ["1.234 Punkte für Ada"])
    #expect(texts("de") { Text("\(0.5) of 100%") } == ["0,50 von 100 %"])
    #expect(texts("de") { Text("100% sure") } == ["100% sicher"])
    #expect(texts("de") { Text("\(3) missing") } == ["3 und %@ fehlen"])
    #expect(texts("de") { Text("Total: \(0.5, specifier: "%.1f")") } == ["Summe: 0,5"])
  }

  @Test func pluralsFollowTheLanguage() {
    func items(_ locale: String, _ count: Int) -> String {
      texts(locale) { Text("\(count) items") }[0]
    }
    #expect(items("en", 1) == "1 item")
    #expect(items("en", 0) == "No items")
    #expect(items("de", 2) == "2 Artikel")
    #expect(items("ru", 21) == "21 товар")
    #expect(items("ru", 22) == "22 товара")
    #expect(items("ru", 25) == "25 товаров")
    #expect(items("ar-EG", 2) == "منتجان")
    #expect(items("ar-EG", 5) == "٥ منتجات")
    #expect(items("fr", 2) == "2 items")
  }

  @Test func substitutionsHaveTheirOwnPlurals() {
    func text(_ locale: String, _ files: Int, _ folders: Int) -> String {
      texts(locale) { Text("\(files) files in \(folders) folders") }[0]
    }
    #expect(text("en", 1, 2) == "1 file in 2 folders")
    #expect(text("en", 2, 1) == "2 files in 1 folder")
    #expect(text("de", 1, 1) == "In einem Ordner: 1 Datei")
    #expect(text("de", 3, 2) == "In 2 Ordnern: 3 Dateien")
  }

  @Test func markdownOfATranslationIsParsedButNotThatOfValues() {
    let name = "*Ada*"
    let view = ViewDriver(environment: resources.environment("de")) { Text("Dear **\(name)**") }
    #expect(view.texts == ["Liebe *Ada*"])
    #expect(view.description.contains("bold"))
  }

  @Test func allViewsWithTitlesAreTranslated() throws {
    let view = ViewDriver(environment: resources.environment("de")) {
      NavigationStack {
        Form {
          Section("Hello") {
            Button("Hello") {}
            Label("Hello", systemImage: "star")
            TextField("Hello", text: .constant(""))
            Toggle("Hello", isOn: .constant(true))
            Picker("Hello", selection: .constant(1)) { Text("Hello").tag(1) }
          }
          ControlGroup("Hello") { Text(verbatim: "-") }
          Text(verbatim: "-").accessibilityLabel("Hello").accessibilityHint("Hello").help("Hello")
          Text("\(Text("Hello").bold())!")
        }
        .searchable(text: .constant(""), prompt: "Hello")
        .navigationTitle("Hello")
        .alert("Hello", isPresented: .constant(true)) {
          Button("Hello") {}
        } message: {
          Text("Hello")
        }
      }
    }
    #expect(!view.description.contains("Hello"))
    #expect(view.description.split(separator: "Hallo").count >= 16)
  }

  @Test func anotherLocaleUpdatesTheTexts() throws {
    struct Page: View {
      @State private var locale = "de"

      var body: some View {
        VStack {
          Text("Hello")
          Button("\(2) items") { locale = "en" }
          Text("Hello").accessibilityLabel("Hello")
        }
        .environment(\.locale, Locale(identifier: locale))
        .navigationTitle("Hello")
      }
    }
    let view = ViewDriver(environment: resources.environment("de")) { Page() }
    #expect(view.texts == ["Hallo", "2 Artikel", "Hallo"])
    try view.button("2 Artikel").tap()
    #expect(view.texts == ["Hello!", "2 items", "Hello!"])
    #expect(view.description.contains(#"label "Hello!" "Hello!""#))
  }

  @Test func tablesAndBundlesAreChosenByATextItself() throws {
    let other = try ResourceBundle([
      "de.lproj/Menu.strings": #""Open" = "Öffnen";"#,
      "de.lproj/Localizable.strings": #""Hello" = "Servus";"#,
    ])
    let texts = texts("de") { [bundle = other.bundle] in
      Text("Open", tableName: "Menu", bundle: bundle)
      Text("Hello", bundle: bundle)
      Text("Open", tableName: "None", bundle: bundle, comment: "A command")
      Text("Hello", tableName: nil)
    }
    #expect(texts == ["Öffnen", "Servus", "Open", "Hallo"])
  }

  @Test func sessionsWithDifferentLanguagesReadOneCatalogAtTheSameTime() async throws {
    let resources = try ResourceBundle(["Localizable.xcstrings": Self.catalog])
    let expected = ["en": "Hello!", "de": "Hallo", "pt": "Olá"]
    let bundle = resources.bundle
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<60 {
        let locale = ["en", "de", "pt"][index % 3]
        group.addTask {
          var environment = EnvironmentValues()
          environment.localizationBundle = bundle
          environment.locale = Locale(identifier: locale)
          let actor = Session()
          let text = await actor.text(in: environment)
          #expect(text == expected[locale])
        }
      }
    }
  }

  private actor Session {
    func text(in environment: sending EnvironmentValues) -> String? {
      ViewDriver(environment: environment) { Text("Hello") }.texts.first
    }
  }

  private static let catalog = #"""
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Hello": { "comment": "A greeting", "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Hello!" } },
          "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
          "pt-BR": { "stringUnit": { "state": "needs_review", "value": "Olá" } },
          "zh-Hant": { "stringUnit": { "state": "translated", "value": "你好" } } } },
        "Untranslated": { "localizations": {
          "de": { "stringUnit": { "state": "new", "value": "" } } } },
        "Only German": { "extractionState": "manual", "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Nur deutsch" } } } },
        "Stale": { "extractionState": "stale" },
        "%@ has %lld points": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "%2$lld Punkte für %1$@" } } } },
        "%lf of 100%%": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "%.2lf von 100 %%" } } } },
        "100% sure": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "100% sicher" } } } },
        "%lld missing": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "%lld und %@ fehlen" } } } },
        "Total: %.1f": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Summe: %.1f" } } } },
        "Dear **%@**": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Liebe **%@**" } } } },
        "%lld items": { "localizations": {
          "en": { "variations": { "plural": {
            "zero": { "stringUnit": { "state": "translated", "value": "No items" } },
            "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
          "de": { "variations": { "device": {
            "iphone": { "stringUnit": { "state": "translated", "value": "%lld auf dem Telefon" } },
            "other": { "variations": { "plural": {
              "other": { "stringUnit": { "state": "translated", "value": "%lld Artikel" } } } } } } } },
          "ru": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld товар" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld товара" } },
            "many": { "stringUnit": { "state": "translated", "value": "%lld товаров" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld товара" } } } } },
          "ar": { "variations": { "plural": {
            "two": { "stringUnit": { "state": "translated", "value": "منتجان" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld منتجات" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld منتج" } } } } } } },
        "%lld files in %lld folders": { "localizations": {
          "en": {
            "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@" },
            "substitutions": {
              "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } },
              "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg folder" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg folders" } } } } } } },
          "de": {
            "stringUnit": { "state": "translated", "value": "In %#@folders@: %#@files@" },
            "substitutions": {
              "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg Datei" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg Dateien" } } } } },
              "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "einem Ordner" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg Ordnern" } } } } } } } } }
      }
    }
    """#
}
