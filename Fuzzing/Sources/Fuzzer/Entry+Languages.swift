import Foundation
import HTTPTypes

@testable import ComposableWeb

extension Entry {
  /// The values of `Accept-Language`, one a line.
  static let languages = Entry(name: "languages") { input in
    var headers = HTTPFields()
    for line in input.lines { headers.append(HTTPField(name: .acceptLanguage, value: line)) }
    let request = PageRequest(headers: headers)
    expect(request.languages.count <= 32, "the number of languages is bounded")
    for (language, tag) in zip(request.languages, request.preferences.languages) {
      expect(
        language.utf8.count <= LanguageTag.maximumLength, "a language has a bounded length",
        language)
      expect(
        language.utf8.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") },
        "a language has only letters, digits and hyphens", language)
      expect(
        LanguageTag(language) == tag, "parsing the form of a tag again gives the same tag",
        language)
      guard let locale = tag.locale else { continue }
      expect(
        locale.identifier.utf8.count <= LanguageTag.maximumLength,
        "the identifier of a locale has a bounded length", locale.identifier)
      // These fail for some locales, and keep memory for each.
      expect(!1234.5.formatted(.number.locale(locale)).isEmpty, "a number has a text", language)
    }
    let supported = ["en", "de", "pt-BR", "zh-Hant"]
    let locale = request.locale(among: supported)
    expect(
      supported.contains { $0.prefix(2) == locale?.language.languageCode?.identifier ?? "" },
      "the locale of a page is that of one of its texts", locale as Any)
  }
}
