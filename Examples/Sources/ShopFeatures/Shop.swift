public import ComposableArchitecture
import Foundation

/// A shop: products in categories, a search, a cart, and a form of three steps. The current page is a
/// part of the state, so that back, forward and a shared address lead to it.
@Reducer
public struct Shop {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The list of products.
    private(set) var list = ShopRoute.products
    /// The page above the list.
    private var page: ShopRoute?
    /// The number of each product in the cart.
    var cart: [Product.ID: Int] = [:]
    var name = ""
    var street = ""
    /// The day on which the last order arrives.
    var delivery: Date?
    /// The last order.
    var order: Order?
    /// True while its invoice is downloaded.
    var isExportingInvoice = false

    /// Creates the state of a visitor with an empty cart.
    public init() {}

    /// The current page.
    public var route: ShopRoute {
      get { page ?? list }
      set {
        if newValue.isList { list = newValue }
        page = newValue.isList ? nil : newValue
      }
    }

    /// The screens above the list.
    var path: [ShopRoute] { route.path }

    /// The row of the sidebar; `nil` for a search.
    var selection: ShopRoute? {
      let row = route == .cart ? route : list
      return row.is(\.search) ? nil : row
    }

    /// The searched text; empty for the other lists.
    var query: String { list[case: \.search] ?? "" }

    /// The products of the list: those of a category, or those whose names in a language contain the
    /// searched text.
    func results(in locale: Locale) -> [Product] {
      switch list {
      case .category(let category): Product.all.filter { $0.category == category }
      case .search(let query): Product.all.filter { $0.isFound(by: query, in: locale) }
      default: Product.all
      }
    }

    /// The products of the cart, in the order of the shop.
    var items: [Product] { cart.keys.sorted().compactMap(Product.with) }

    /// The number of things in the cart.
    var count: Int { cart.values.reduce(0, +) }

    /// The price of the cart, in cents.
    var total: Int { Order(cart: cart, name: name, street: street).total }

    /// The first step of the form that is not filled in.
    var nextStep: CheckoutStep {
      if name.isEmpty { return .name }
      return street.isEmpty ? .street : .overview
    }
  }

  public enum Action: BindableAction {
    case addTapped(Int)
    case binding(BindingAction<State>)
    case continueTapped
    case countChanged(Int, id: Int)
    case invoiceTapped
    case orderTapped
    case pathChanged([ShopRoute])
    case queryChanged(String)
    case routed(ShopRoute)
    case selected(ShopRoute?)
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date.now) var now

  /// Creates the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped(let id):
        state.cart[id, default: 0] += 1
      case .binding:
        break
      case .continueTapped:
        state.route = .checkout(state.nextStep)
      case .countChanged(let count, let id):
        state.cart[id] = count > 0 ? count : nil
      case .invoiceTapped:
        state.isExportingInvoice = true
      case .orderTapped:
        guard state.nextStep == .overview else { return .send(.continueTapped) }
        state.order = Order(cart: state.cart, name: state.name, street: state.street)
        state.cart = [:]
        state.delivery = calendar.date(byAdding: .day, value: 3, to: now)
        state.route = .thanks
      case .pathChanged(let path):
        state.route = path.last ?? state.list
      case .queryChanged(let query):
        state.route = query.isEmpty ? .products : .search(query)
      case .routed(.checkout(let step)):
        // Nobody skips a step, neither with an address.
        let isReachable = state.nextStep.andPrevious.contains(step)
        state.route = .checkout(isReachable ? step : state.nextStep)
      case .routed(let route):
        state.route = route
      case .selected(let row):
        // In a narrow window, back removes the selection, and the list stays.
        if let row { state.route = row }
      }
      return .none
    }
  }
}
