import ComposableUI
import Foundation

/// A product of the shop.
struct Product: Equatable, Identifiable, Sendable {
  let id: Int
  /// The name in English, a key of the translations.
  let name: String
  /// The description in English, a key of the translations.
  let text: String
  /// The price in cents.
  let price: Int

  static let all = [
    Product(id: 1, name: "Green tea", text: "Picked in spring, for small cups.", price: 850),
    Product(id: 2, name: "Mint tea", text: "From the garden, dried in the shade.", price: 490),
    Product(id: 3, name: "Teapot", text: "Cast iron, for four cups.", price: 5_400),
    Product(id: 4, name: "Cup", text: "Without a handle, to warm both hands.", price: 1_250),
  ]

  static func with(_ id: ID) -> Product? { all.first { $0.id == id } }

  /// Returns true if the name in a language contains a text.
  func isFound(by query: String, in locale: Locale) -> Bool {
    String(localized: .init(name), locale: locale).localizedStandardContains(query)
  }

  /// Shows an amount in cents in the format of the session: `€8.50` or `8,50 €`.
  static func text(ofCents amount: Int) -> Text {
    Text(Decimal(amount) / 100, format: .currency(code: "EUR"))
  }
}
