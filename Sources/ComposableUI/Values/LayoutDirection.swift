import Foundation

/// The direction in which a language is written, and in which stacks are laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft

  /// Creates the direction of the language of a locale.
  init(_ locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// The value of the attribute `dir`.
  package var htmlValue: String { self == .rightToLeft ? "rtl" : "ltr" }
}
