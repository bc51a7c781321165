import ComposableConcurrency
import Foundation

/// The properties of a locale that texts need, kept since Foundation computes them slowly.
struct LocaleTraits: Sendable {
  /// The identifiers of the languages whose texts its users read, the best one first.
  let languages: [String]
  /// The language with its most likely script: `pt-latn`.
  let languageAndScript: String
  /// True if its digits are 0 to 9.
  let hasLatinDigits: Bool

  private static let cache = Lock<[String: LocaleTraits]>([:])

  /// Returns the properties of a locale.
  static func of(_ locale: Locale) -> LocaleTraits {
    let identifier = locale.identifier
    if let traits = cache.withLock({ $0[identifier] }) { return traits }
    let traits = LocaleTraits(locale)
    // Browsers name their languages, so there may be any number.
    cache.withLock { if $0.count < 1000 { $0[identifier] = traits } }
    return traits
  }

  private init(_ locale: Locale) {
    hasLatinDigits = 890.formatted(.number.locale(locale)) == "890"
    let parts = Self.normalized(locale.language.maximalIdentifier).split(separator: "-")
    let language = String(parts.first ?? "en")
    languageAndScript = Self.languageAndScript(of: locale.language)
    let region = locale.region.map { "-\($0.identifier.lowercased())" } ?? ""
    var languages = [
      Self.normalized(locale.identifier), language + region, languageAndScript + region,
    ]
    languages.append(languageAndScript)
    // The language alone is written in its most likely script.
    let plain = Self.languageAndScript(of: Locale.Language(identifier: language))
    if plain == languageAndScript { languages.append(language) }
    self.languages = languages
  }

  /// Returns a language with its most likely script.
  static func languageAndScript(of language: Locale.Language) -> String {
    normalized(language.maximalIdentifier).split(separator: "-").prefix(2).joined(separator: "-")
  }

  /// Returns an identifier as tables of texts have it: `zh-hant`.
  static func normalized(_ identifier: String) -> String {
    String(
      identifier.prefix { $0 != "@" }.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
