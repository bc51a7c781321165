public import ComposableArchitecture
public import ComposableUI

/// The pages of the shop, each with an address.
@CasePathable
public enum ShopRoute: Codable, Equatable, Sendable {
  case products
  case product(id: Int)
  case search(String)
  case checkout(CheckoutStep)
  case thanks

  /// The addresses of the pages.
  static let routes = Routes<ShopRoute> {
    RouteCase(\.products, "/")
    RouteCase(\.product, "/products/:id")
    RouteCase(\.search, "/search?q=:text")
    RouteCase(\.checkout, "/checkout/:step")
    RouteCase(\.thanks, "/thanks")
  }
}

/// A step of the form, in their order.
public enum CheckoutStep: String, CaseIterable, AddressParameter, Codable, Sendable {
  case name, street, overview
}
