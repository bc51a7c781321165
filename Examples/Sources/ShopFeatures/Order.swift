/// An order of a visitor.
struct Order: Codable, Equatable, Sendable {
  var cart: [Product.ID: Int]
  var name: String
  var street: String

  /// The price in cents.
  var total: Int { cart.reduce(0) { $0 + (Product.with($1.key)?.price ?? 0) * $1.value } }
}
