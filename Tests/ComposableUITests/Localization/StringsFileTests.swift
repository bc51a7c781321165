import ComposableUI
import Foundation
import Testing

/// The formats of files with translations.
@MainActor
@Suite struct StringsFileTests {
  private func texts(
    _ resources: ResourceBundle, _ locale: String, @ViewBuilder _ view: @escaping () -> some View
  ) -> [String] {
    ViewDriver(environment: resources.environment(locale), view).texts
  }

  private static let strings = #"""
    /* A greeting
       "Hello" = "no"; */
    "Hello" = "Hal\"lo\n\U00E9\u00e9\\";  // "Hello" = "no";
    "Pair"="\UD83D\UDE00";
    plain.key = word;
    "Itself";
    "%@ of %@" = "%2$@, %1$@";
    """#

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func escapesAndCommentsAreRead(encoding: String.Encoding) throws {
    let data = try #require(Self.strings.data(using: encoding))
    let resources = try ResourceBundle(["de.lproj/Localizable.strings": data])
    let texts = texts(resources, "de-CH") {
      Text("Hello")
      Text("Pair")
      Text("plain.key")
      Text("Itself")
      Text("\("a") of \("b")")
    }
    #expect(texts == ["Hal\"lo\néé\\", "😀", "word", "Itself", "b, a"])
  }

  @Test func foldersAreLanguages() throws {
    let resources = try ResourceBundle([
      "en.lproj/Localizable.strings": #""a" = "en";"#,
      "zh-hant.lproj/Localizable.strings": #""a" = "zh-Hant";"#,
      "pt_BR.lproj/Localizable.strings": #""a" = "pt-BR";"#,
      "sr-Latn.lproj/Localizable.strings": #""a" = "sr-Latn";"#,
    ])
    let expected = [
      "zh-HK": "zh-Hant", "zh": "en", "pt": "pt-BR", "pt-AO": "pt-BR", "sr": "en",
      "sr-Latn-RS": "sr-Latn", "de": "en",
    ]
    for (locale, text) in expected {
      #expect(texts(resources, locale) { Text("a") } == [text], "\(locale)")
    }
  }

  @Test func theDevelopmentLanguageIsThatOfTheBundle() throws {
    let resources = try ResourceBundle([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>
      """,
      "fr.lproj/Localizable.strings": #""a" = "fr";"#,
      "Base.lproj/Menu.strings": #""a" = "base";"#,
      "en.lproj/Localizable.strings": #""a" = "en";"#,
    ])
    let texts = texts(resources, "de") {
      Text("a")
      Text("a", tableName: "Menu")
    }
    #expect(texts == ["fr", "base"])
  }

  @Test func dictionariesHavePlurals() throws {
    let resources = try ResourceBundle([
      "pl.lproj/Localizable.strings": #""%lld files" = "unused"; "Name" = "Nazwa";"#,
      "pl.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld plik</string>
            <key>few</key><string>%lld pliki</string>
            <key>many</key><string>%lld plików</string>
            <key>other</key><string>%lld pliku</string>
          </dict>
        </dict>
        <key>%lld of %lld</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$#@all@: %1$#@part@</string>
          <key>all</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>jeden</string><key>other</key><string>%d</string>
          </dict>
          <key>part</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>other</key><string>część %d</string>
          </dict>
        </dict>
      </dict></plist>
      """,
    ])
    let texts = texts(resources, "pl") {
      Text("\(1) files")
      Text("\(3) files")
      Text("\(12) files")
      Text("\(4) of \(1)")
      Text("\(4) of \(7)")
      Text("Name")
    }
    #expect(texts == ["1 plik", "3 pliki", "12 plików", "jeden: część 4", "7: część 4", "Nazwa"])
  }

  @Test func aMalformedFileIsReportedOnceAndItsKeysAreShown() throws {
    let cases = [
      ("Localizable.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": {", "JSON"),
      (
        "Localizable.xcstrings",
        #"{ "sourceLanguage": "en", "strings": { "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": 7 } } } } } }"#,
        "strings › Hello › localizations › de › stringUnit › value"
      ),
      (
        "de.lproj/Localizable.strings", "\"a\" = \"b\";\n\"Hello\" = \"c\"",
        #"Line 2: expected ";" after "Hello""#
      ),
      (
        "de.lproj/Localizable.strings", "\"a\" = \"b\";\n\n\"Hello",
        "Line 3: expected a quotation mark"
      ),
      ("de.lproj/Localizable.strings", "/* \"Hello\" = \"c\";", "Line 1: expected \"*/\""),
      (
        "de.lproj/Localizable.stringsdict",
        "<plist version=\"1.0\"><dict><key>Hello</key><dict/></dict></plist>",
        "NSStringLocalizedFormatKey"
      ),
    ]
    for (file, content, cause) in cases {
      let resources = try ResourceBundle([file: content])
      withKnownIssue {
        #expect(texts(resources, "de") { Text("Hello") } == ["Hello"])
      } matching: { issue in
        let message = issue.comments.map(\.rawValue).joined()
        return message.contains(file) && message.contains(cause)
      }
      // Another report would fail the test.
      #expect(texts(resources, "de") { Text("Hello") } == ["Hello"])
    }
  }

  @Test func hostileCatalogsDoNotCrash() throws {
    let values = [
      "%", "%%", "%%%", "%1", "%1$", "%0$@", "%99999999999999999999$@", "%#@", "%#@x", "%#@x@",
      "%-99999999999d", "%2$@ %9$@", "%arg", "%n", "%s", "%p", "%*d", "%.999999999f", "%C", "%hhd",
    ]
    for value in values {
      let resources = try ResourceBundle([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {"%lld a %@": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "\(value)"},
          "substitutions": {"x": {"argNum": 1, "variations": {"plural": {"other": {
            "stringUnit": {"state": "translated", "value": "%#@x@"}}}}}}}}}}}
        """
      ])
      _ = texts(resources, "en") { Text("\(1) a \("b")") }
    }
  }
}
