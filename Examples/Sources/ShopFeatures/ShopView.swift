public import ComposableArchitecture
public import ComposableUI
import Foundation

/// The pages of the shop.
public struct ShopView: View {
  @Bindable private var store: StoreOf<Shop>
  @Environment(\.locale) private var locale

  /// Creates the pages.
  public init(store: StoreOf<Shop>) { self.store = store }

  public var body: some View {
    Form {
      Section {
        PageLink(to: .products) { Label("All products", systemImage: "chevron.backward") }
        TextField("Search", text: $store.query.sending(\.queryChanged))
        Text("\(store.count) items in the cart")
        PageLink(to: .checkout(store.nextStep)) {
          Text("Check out (\(Product.text(ofCents: store.total)))")
        }
      }
      switch store.route {
      case .products, .search: products
      case .product(let id): ProductView(product: Product.with(id)) { store.send(.addTapped(id)) }
      case .checkout(let step): CheckoutView(store: store, step: step)
      case .thanks:
        Section {
          Text("Thank you, \(store.name).")
          if let delivery = store.delivery {
            Text(
              "Your order arrives on \(delivery, format: .dateTime.weekday(.wide).day().month(.wide))."
            )
          }
          if store.order != nil {
            Button("Download the invoice", systemImage: "square.and.arrow.down") {
              store.send(.invoiceTapped)
            }
          }
        }
        .fileExporter(
          isPresented: $store.isExportingInvoice,
          document: store.order.map { Invoice($0, in: locale) }, contentType: .plainText,
          defaultFilename: String(localized: "Invoice", locale: locale)
        ) { _ in }
        .navigationTitle("Thank you")
      }
    }
    .routes(ShopRoute.routes, $store.route.sending(\.routed))
  }

  private var products: some View {
    Section("Products") {
      let results = store.state.results(in: locale)
      ForEach(results) { product in
        PageLink(to: .product(id: product.id)) {
          HStack(spacing: 12) {
            product.picture
              .resizable()
              .scaledToFill()
              .frame(width: 64, height: 48)
              .clipShape(RoundedRectangle(cornerRadius: 6))
            Text(LocalizedStringKey(product.name))
            Spacer()
            Product.text(ofCents: product.price).foregroundStyle(.secondary)
          }
        }
      }
      if results.isEmpty { Text("Nothing is called so.") }
    }
    .navigationTitle(store.query.isEmpty ? LocalizedStringKey("Products") : "Search")
  }
}

/// A link to another page of the shop, which opens in a new tab, too.
private struct PageLink<Label: View>: View {
  private let label: Label
  private let url: URL?

  init(to route: ShopRoute, @ViewBuilder label: () -> Label) {
    self.label = label()
    url = ShopRoute.routes.address(of: route).flatMap { URL(string: $0.description) }
  }

  var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}

private struct ProductView: View {
  let product: Product?
  let add: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    if let product {
      Section(LocalizedStringKey(product.name)) {
        product.picture.resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: 240)
        Text(LocalizedStringKey(product.text))
        Product.text(ofCents: product.price)
        Button("Add to the cart", action: add)
      }
      .pageMetadata(
        PageMetadata(description: String(localized: .init(product.text), locale: locale))
      )
      .navigationTitle(LocalizedStringKey(product.name))
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
        Text(verbatim: "\(store.name), \(store.street)")
        Text("Total \(Product.text(ofCents: store.total))")
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
