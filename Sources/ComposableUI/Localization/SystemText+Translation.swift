import Foundation

extension SystemText {
  /// Returns the text in the language of a page.
  ///
  /// - Parameters:
  ///   - locale: The locale of the page; `nil` for English.
  ///   - argument: The text in the place of the specifier.
  public func string(for locale: Locale?, _ argument: String? = nil) -> String {
    localizedText(argument).systemString(for: locale)
  }

  /// Returns the text to look up.
  ///
  /// - Parameter argument: The text in the place of the specifier; `nil` to keep the specifier.
  func localizedText(_ argument: String?) -> LocalizedText {
    guard let argument else { return LocalizedText(rawValue) }
    var text = LocalizedText()
    for piece in FormatString(rawValue).pieces {
      if case .literal(let literal) = piece {
        text.append(literal)
      } else {
        text.append(.string(argument))
      }
    }
    return text
  }
}

/// The texts of the library: those of the application have priority over its own.
extension LocalizedText {
  private static let systemTable = "Composable"

  /// The translations of the library.
  private static let library = try? StringTable(
    catalog: Data(EmbeddedFiles.Composable_xcstrings.utf8))

  /// The translations of the application.
  private static let application = Bundle.main.stringTable(named: systemTable)

  /// Returns the characters of a text of the library in the language of a page.
  ///
  /// - Parameter locale: The locale of the page; `nil` for English.
  func systemString(for locale: Locale?) -> String {
    systemString(for: locale, bundle: nil)
  }

  /// Returns the characters of a text of the library in the language of the page that an environment
  /// belongs to.
  func systemString(in environment: EnvironmentValues) -> String {
    systemString(for: environment.windowLocale, bundle: environment.localizationBundle)
  }

  private func systemString(for locale: Locale?, bundle: Bundle?) -> String {
    let locale = locale ?? Locale(identifier: "en")
    let application = bundle.map { $0.stringTable(named: Self.systemTable) } ?? Self.application
    let key = key
    let tables = [application, Self.library].compactMap { table in
      table?.translation(of: key, for: locale).map { (table: table, match: $0) }
    }
    // A language of the library is better than another one of the application.
    let best = tables.first { !$0.match.isFallback } ?? tables.first
    guard isFormat else { return best?.match.translation.text ?? key }
    var environment = EnvironmentValues()
    environment.locale = locale
    // For texts of the library among the values.
    (environment.windowLocale, environment.localizationBundle) = (locale, bundle)
    return string(in: best?.table, environment)
  }
}

extension RenderContext {
  /// Returns a text of the library in the language of the page.
  func text(_ text: SystemText) -> String { text.string(for: pageLocale) }
}
