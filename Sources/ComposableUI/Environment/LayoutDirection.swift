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

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction of the page's language, see ``View/pageLocale(_:)``.
  ///
  /// ``View/environment(_:_:)`` sets another one for a view: its stacks begin at the other side. The
  /// presentations of the view keep that of the page.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
