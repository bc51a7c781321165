import Foundation

/// The name of an account, in one form for all ways to write it.
struct AccountName: Equatable, Sendable {
  /// The name as pages show it.
  let text: String
  /// The key of the account: equal for names that differ in case only.
  let key: String

  /// Creates a name; `nil` if it has no or more than 50 characters, or one that nobody sees.
  ///
  /// Letters of other widths and forms have one form (NFKC): https://www.unicode.org/reports/tr15. Control
  /// characters, soft hyphens, marks of direction and other invisible ones would give an account the
  /// look of another one.
  init?(_ name: String) {
    // Normalizing a long text takes long.
    guard name.utf8.count <= 400 else { return nil }
    let text = name.precomposedStringWithCompatibilityMapping
      .split(separator: " ").joined(separator: " ")
    guard (1...50).contains(text.count), text.utf8.count <= 400,
      text.unicodeScalars.allSatisfy(Self.isVisible)
    else { return nil }
    self.text = text
    key = text.lowercased().precomposedStringWithCompatibilityMapping
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
