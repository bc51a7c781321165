import ComposableUI
import Foundation

/// The environment of a preview, which the query of its address contains: `?scheme=dark&text=xLarge`.
struct PreviewSettings: Hashable, Sendable {
  /// The color scheme; `nil` for that of the user's system.
  var colorScheme: ColorScheme?
  /// The layout direction; `nil` for that of the language.
  var layoutDirection: LayoutDirection?
  /// The size of text.
  var typeSize = DynamicTypeSize.large
  /// The identifier of a language; `nil` for that of the user's browser.
  var language: String?

  init() {}

  /// Reads settings. What is unknown is left out.
  init(_ address: PageAddress) {
    colorScheme = Self.value(of: "scheme", in: address)
    layoutDirection = Self.value(of: "direction", in: address)
    typeSize = Self.value(of: "text", in: address) ?? .large
    language = address.query("language").flatMap {
      $0.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) == nil ? nil : $0
    }
  }

  /// The items of a query, without those of default values.
  var query: [URLQueryItem] {
    [
      ("scheme", colorScheme.map { "\($0)" }), ("direction", layoutDirection.map { "\($0)" }),
      ("text", typeSize == .large ? nil : "\(typeSize)"), ("language", language),
    ].compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
  }

  /// Returns the case with the name that an item of a query has.
  static func value<Value: CaseIterable>(of name: String, in address: PageAddress) -> Value? {
    address.query(name).flatMap { text in Value.allCases.first { "\($0)" == text } }
  }
}
