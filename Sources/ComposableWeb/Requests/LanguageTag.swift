import Foundation

/// A language tag of a client, reduced to its language, script and region: `zh-Hant-TW`.
///
/// Nothing else of a client's tag reaches the formatters of Foundation, which keep memory for each
/// distinct identifier, and fail for some: variants, extensions and private subtags are left out.
///
/// The grammar is that of https://www.rfc-editor.org/rfc/rfc5646#section-2.1.
struct LanguageTag: Hashable, Sendable {
  /// The language, in lowercase letters: `zh`.
  let language: String
  /// The script, capitalized: `Hant`; `nil` if the tag names none.
  let script: String?
  /// The region, in uppercase letters or digits: `TW`, `419`; `nil` if the tag names none.
  let region: String?

  /// The maximum length, which suffices for all tags without extensions and private subtags:
  /// https://www.rfc-editor.org/rfc/rfc5646#section-4.4.1
  static let maximumLength = 35

  /// Creates a tag; `nil` if the text is longer than ``maximumLength`` or no tag of a language.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) }
      ),
      let language = subtags.first, language.utf8.count > 1, language.utf8.allSatisfy(\.isLetter)
    else { return nil }
    self.language = language.lowercased()
    // Up to the first extension, a subtag of one character.
    var rest = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    // Subtags of three letters extend the language: `zh-yue`.
    rest = rest.drop { $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isLetter) }
    let script = rest.first.flatMap { subtag in
      subtag.utf8.count == 4 && subtag.utf8.allSatisfy(\.isLetter) ? subtag.capitalized : nil
    }
    if script != nil { rest = rest.dropFirst() }
    self.script = script
    region = rest.first.flatMap { subtag in
      subtag.utf8.count == 2 && subtag.utf8.allSatisfy(\.isLetter)
        || subtag.utf8.count == 3 && !subtag.utf8.contains(where: \.isLetter)
        ? subtag.uppercased() : nil
    }
  }

  /// The locale, without a script or region that Foundation does not know for the language, so that
  /// clients can't request any number of locales; `nil` for a language that it does not know.
  var locale: Locale? {
    let known = Self.known[language]
    return known.map { known in
      let subtags = [script, region].compactMap { $0 }.filter(known.contains)
      return Locale(identifier: ([language] + subtags).joined(separator: "-"))
    }
  }

  /// The scripts and regions of the locales of Foundation, by their languages.
  private static let known = Locale.availableIdentifiers.reduce(into: [String: Set<String>]()) {
    let subtags = $1.split(separator: "_").map(String.init)
    guard let language = subtags.first else { return }
    $0[language, default: []].formUnion(subtags.dropFirst())
  }
}

extension LanguageTag: CustomStringConvertible {
  var description: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }
}
