public import ComposableArchitecture
public import ComposableUI
import Foundation

/// The pages of the shop.
public struct ShopView: View {
  @Bindable private var store: StoreOf<Shop>

  /// Creates the pages.
  public init(store: StoreOf<Shop>) { self.store = store }

  public var body: some View {
    Form {
      Section {
        PageLink("All products", to: .products)
        TextField("Search", text: $store.query.sending(\.queryChanged))
        PageLink("Check out (\(Product.formatted(store.total)))", to: .checkout(store.nextStep))
      }
      switch store.route {
      case .products, .search: products
      case .product(let id): ProductView(product: Product.with(id)) { store.send(.addTapped(id)) }
      case .checkout(let step): CheckoutView(store: store, step: step)
      case .thanks:
        Text("Thank you, \(store.name).").navigationTitle("Thank you")
      }
    }
    .routes(ShopRoute.routes, $store.route.sending(\.routed))
  }

  private var products: some View {
    Section("Products") {
      ForEach(store.results) { product in
        PageLink(product.name, to: .product(id: product.id))
      }
      if store.results.isEmpty { Text("Nothing is called so.") }
    }
    .navigationTitle(store.query.isEmpty ? "Products" : "Search")
  }
}

/// A link to another page of the shop, which opens in a new tab, too.
private struct PageLink: View {
  private let title: String
  private let url: URL?

  init(_ title: String, to route: ShopRoute) {
    self.title = title
    url = ShopRoute.routes.address(of: route).flatMap { URL(string: $0.description) }
  }

  var body: some View {
    if let url { Link(title, destination: url) } else { Text(title) }
  }
}

private struct ProductView: View {
  let product: Product?
  let add: () -> Void

  var body: some View {
    if let product {
      Section(product.name) {
        Text(product.text)
        Text(Product.formatted(product.price))
        Button("Add to the cart", action: add)
      }
      .pageMetadata(PageMetadata(description: product.text))
      .navigationTitle(product.name)
    } else {
      Text("There is no such product.").navigationTitle("Not found").pageStatus(404)
    }
  }
}

/// One of the three steps of the form.
private struct CheckoutView: View {
  @Bindable var store: StoreOf<Shop>
  let step: CheckoutStep

  var body: some View {
    Section("Order") {
      switch step {
      case .name: TextField("Your name", text: $store.name)
      case .street: TextField("Your street", text: $store.street)
      case .overview:
        Text("\(store.name), \(store.street)")
        Text("Total \(Product.formatted(store.total))")
      }
      if step == .overview {
        Button("Order") { store.send(.orderTapped) }
      } else {
        Button("Continue") { store.send(.continueTapped) }
          .disabled(step == .name ? store.name.isEmpty : store.street.isEmpty)
      }
    }
    .navigationTitle("Check out")
  }
}
