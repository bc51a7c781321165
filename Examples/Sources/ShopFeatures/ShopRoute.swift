public import ComposableArchitecture
public import ComposableUI

/// The pages of the shop, each with an address.
@CasePathable
public enum ShopRoute: Codable, Hashable, Sendable {
  case products
  case category(Category)
  case search(String)
  case product(id: Int)
  case cart
  case checkout(CheckoutStep)
  case thanks

  /// The addresses of the pages.
  static let routes = Routes<ShopRoute> {
    RouteCase(\.products, "/")
    RouteCase(\.category, "/categories/:category")
    RouteCase(\.search, "/search?q=:text")
    RouteCase(\.product, "/products/:id")
    RouteCase(\.cart, "/cart")
    RouteCase(\.checkout, "/checkout/:step")
    RouteCase(\.thanks, "/thanks")
  }

  /// The screens that lead from the list of products to the page, which is the last of them.
  var path: [ShopRoute] {
    switch self {
    case .products, .category, .search: []
    case .product, .cart, .thanks: [self]
    case .checkout(let step): [.cart] + step.andPrevious.map(ShopRoute.checkout)
    }
  }

  /// True for a list of products.
  var isList: Bool { path.isEmpty }
}

/// A step of the form, in their order.
public enum CheckoutStep: String, CaseIterable, AddressParameter, Codable, Sendable {
  case name, street, overview

  /// The steps up to this one.
  var andPrevious: [CheckoutStep] { Self.allCases.prefix { $0 != self } + [self] }
}
