import Foundation

/// A catalogue of texts in several languages, the content of an `.xcstrings` file.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  fileprivate let strings: [String: Entry]

  /// The translations, by the keys of each language.
  var languages: [String: [String: StringTranslation]] {
    var languages: [String: [String: StringTranslation]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = localization.translation else { continue }
        languages[language, default: [:]][key] = translation
      }
    }
    return languages
  }

  fileprivate struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  fileprivate final class Localization: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var translation: StringTranslation? {
      if let stringUnit {
        guard stringUnit.isTranslated else { return nil }
        return StringTranslation(
          stringUnit.value, plurals: (substitutions ?? [:]).compactMapValues(\.plural))
      }
      if let plural = variations?.plural {
        return StringTranslation(plural.compactMapValues(\.text).byCategory)
      }
      return variations?.device?.preferred?.translation
    }

    /// The text, without plurals.
    var text: String? { stringUnit.flatMap { $0.isTranslated ? $0.value : nil } }
  }

  fileprivate struct StringUnit: Decodable {
    let state: String
    let value: String

    /// False for a copy of the source text that nobody has translated.
    var isTranslated: Bool { state != "new" }
  }

  fileprivate struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  fileprivate struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?

    var plural: StringTranslation.Plural? {
      guard let forms = variations?.plural else { return nil }
      return StringTranslation.Plural(
        argument: argNum.map { $0 - 1 }, specifier: formatSpecifier ?? "lld",
        forms: forms.compactMapValues(\.text).byCategory.mapValues { FormatString($0) })
    }
  }
}

extension [String: String] {
  fileprivate var byCategory: [PluralCategory: String] {
    .init(
      uniqueKeysWithValues: compactMap { name, text in
        PluralCategory(rawValue: name).map { ($0, text) }
      })
  }
}

extension [String: StringCatalog.Localization] {
  /// The variation of a browser: that of other devices, or else of a desktop.
  fileprivate var preferred: StringCatalog.Localization? {
    self["other"] ?? self["mac"] ?? self.min { $0.key < $1.key }?.value
  }
}
