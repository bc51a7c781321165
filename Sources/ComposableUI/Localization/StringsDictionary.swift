import Foundation

/// The plurals of a `.stringsdict` file.
struct StringsDictionary {
  private(set) var translations: [String: StringTranslation] = [:]

  /// An error in the entry of a key.
  struct FormatError: Error, CustomStringConvertible {
    let key: String
    let expected: String

    var description: String { "\"\(key)\": expected \(expected)." }
  }

  init(_ data: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      throw FormatError(key: "plist", expected: "a dictionary")
    }
    for (key, value) in entries {
      guard let entry = value as? [String: Any] else {
        throw FormatError(key: key, expected: "a dictionary")
      }
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
        // Variants by the width of a screen. The widest one is the text.
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String],
          let text = widths.max(by: { Int($0.key) ?? 0 < Int($1.key) ?? 0 })?.value
        {
          translations[key] = StringTranslation(text)
          continue
        }
        throw FormatError(key: key, expected: "NSStringLocalizedFormatKey")
      }
      var plurals: [String: StringTranslation.Plural] = [:]
      for (name, value) in entry where name != "NSStringLocalizedFormatKey" {
        guard let plural = value as? [String: String] else {
          throw FormatError(key: key, expected: "a dictionary of strings as \(name)")
        }
        plurals[name] = StringTranslation.Plural(
          specifier: plural["NSStringFormatValueTypeKey"] ?? "lld",
          forms: .init(
            uniqueKeysWithValues: plural.compactMap { name, text in
              PluralCategory(rawValue: name).map { ($0, FormatString(text)) }
            }))
      }
      translations[key] = StringTranslation(format, plurals: plurals)
    }
  }
}
