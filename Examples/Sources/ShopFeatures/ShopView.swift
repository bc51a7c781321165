public import ComposableArchitecture
public import ComposableUI

/// The pages of the shop: the categories, and beside them the products and what is above their list.
public struct ShopView: View {
  @Bindable private var store: StoreOf<Shop>
  /// The column of a narrow window, which has a place for one.
  @State private var column = NavigationSplitViewColumn.detail

  /// Creates the pages.
  public init(store: StoreOf<Shop>) { self.store = store }

  public var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Sidebar(store: store)
    } detail: {
      NavigationStack(path: $store.path.sending(\.pathChanged)) {
        ProductList(store: store)
          .navigationDestination(for: ShopRoute.self) { ShopPage(store: store, route: $0) }
      }
      .safeAreaInset(edge: .bottom) { CartBar(store: store) }
    }
    .onChange(of: store.route) { column = .detail }
    .routes(ShopRoute.routes, $store.route.sending(\.routed))
  }
}

/// The lists of products, and the cart.
private struct Sidebar: View {
  @Bindable var store: StoreOf<Shop>

  var body: some View {
    List(selection: $store.selection.sending(\.selected)) {
      Label("All products", systemImage: "square.grid.2x2").tag(ShopRoute.products)
      Section("Categories") {
        ForEach(Category.allCases, id: \.self) { category in
          Label {
            Text(category.name)
          } icon: {
            Circle().fill(category.color.gradient).frame(width: 16, height: 16)
          }
          .tag(ShopRoute.category(category))
        }
      }
      Section {
        Label("Cart", systemImage: "cart").badge(store.count).tag(ShopRoute.cart)
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Shop")
    .navigationSplitViewColumnWidth(260)
  }
}

/// A page above the list of products.
private struct ShopPage: View {
  let store: StoreOf<Shop>
  let route: ShopRoute

  var body: some View {
    switch route {
    case .products, .category, .search: EmptyView()
    case .product(let id):
      ProductView(product: Product.with(id)) { store.send(.addTapped(id)) }
    case .cart: CartView(store: store)
    case .checkout(let step): CheckoutView(store: store, step: step)
    case .thanks: ThanksView(store: store)
    }
  }
}
