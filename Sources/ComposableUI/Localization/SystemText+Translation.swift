import Foundation

extension SystemText {
  private static let table = "Composable"

  /// The translations of the library.
  private static let library = try? StringTable(
    catalog: Data(PackageResources.Composable_xcstrings))

  /// The translations of the application, which have priority.
  private static let application = Bundle.main.stringTable(named: table)

  /// Returns the text in the language of a page.
  ///
  /// - Parameters:
  ///   - locale: The locale of the page; `nil` for English.
  ///   - argument: The text in the place of the specifier.
  public func string(for locale: Locale?, _ argument: String? = nil) -> String {
    string(for: locale, argument, Self.application)
  }

  /// Returns the text in the language of the page that an environment belongs to.
  func string(_ argument: String?, in environment: EnvironmentValues) -> String {
    let bundle = environment.localizationBundle
    return string(
      for: environment.windowLocale, argument,
      bundle.map { $0.stringTable(named: Self.table) } ?? Self.application)
  }

  private func string(
    for locale: Locale?, _ argument: String?, _ application: StringTable?
  ) -> String {
    let locale = locale ?? Locale(identifier: "en")
    let (own, library) = (
      application?.translation(of: rawValue, for: locale),
      Self.library?.translation(of: rawValue, for: locale)
    )
    // A language of the library is better than another one of the application.
    let match = [own, library].lazy.compactMap { $0 }.first { !$0.isFallback } ?? own
    let text = match?.translation.text ?? rawValue
    guard let argument else { return text }
    return FormatString(text).pieces.map { piece in
      if case .literal(let literal) = piece { literal } else { argument }
    }
    .joined()
  }
}
