// Foundation has these where it is Apple's.
#if !canImport(Darwin)
import ComposableCore
public import Foundation

extension String {
  /// A text with interpolated values to look up: `"Hello, \(name)"`.
  ///
  /// Its key and its specifiers are those of a ``LocalizedStringKey``.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    /// The literals and values of a string interpolation.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    fileprivate let text: LocalizedText

    /// Creates a text from a string.
    public init(_ value: String) { text = LocalizedText(value) }

    /// Creates a text from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a text from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation).text
    }
  }

  /// Creates a string with the translation of a text, for a place that takes no `Text`: a file, a
  /// message to another service, or a search in translated words.
  ///
  /// ```swift
  /// @Dependency(\.locale) var locale
  ///
  /// let subject = String(localized: "Your order of \(count) items", locale: locale)
  /// ```
  ///
  /// In a view prefer `Text`, which also follows a change of the language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text. Its Markdown is not parsed.
  ///   - table: The name of the table with the translations; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for that of the application. That of an environment is
  ///     not known here.
  ///   - locale: The locale of the language and of numbers; `nil` for the dependency `locale`, which in
  ///     a feature of a page is that of its browser.
  ///   - comment: Ignored: a note for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues()
    environment.locale = locale ?? Dependency(\.locale).wrappedValue
    let text = keyAndValue.text
    if text.hasFormats {
      environment.timeZone = Dependency(\.timeZone).wrappedValue
      environment.calendar = Dependency(\.calendar).wrappedValue
    }
    self = text.string(in: environment.stringTable(named: table, in: bundle), environment)
  }
}
#endif
