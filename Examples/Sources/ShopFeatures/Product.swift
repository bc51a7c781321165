import Foundation

/// A product of the shop.
struct Product: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
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

  /// Formats a price in cents: `8.50`.
  static func formatted(_ price: Int) -> String {
    "\(price / 100).\(price % 100 < 10 ? "0" : "")\(price % 100)"
  }
}
