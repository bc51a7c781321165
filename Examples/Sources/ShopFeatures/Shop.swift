public import ComposableArchitecture
import Foundation

/// A shop: products, a search, a cart, and a form of three steps. The current page is a part of the
/// state, so that back, forward and a shared address lead to it.
@Reducer
public struct Shop {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var route = ShopRoute.products
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

    /// The searched text; empty on the other pages.
    var query: String { route[case: \.search] ?? "" }

    /// The products whose names in a language contain the searched text.
    func results(in locale: Locale) -> [Product] {
      query.isEmpty ? Product.all : Product.all.filter { $0.isFound(by: query, in: locale) }
    }

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
    case invoiceTapped
    case orderTapped
    case queryChanged(String)
    case routed(ShopRoute)
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
      case .invoiceTapped:
        state.isExportingInvoice = true
      case .orderTapped:
        guard state.nextStep == .overview else { return .send(.continueTapped) }
        state.order = Order(cart: state.cart, name: state.name, street: state.street)
        state.cart = [:]
        state.delivery = calendar.date(byAdding: .day, value: 3, to: now)
        state.route = .thanks
      case .queryChanged(let query):
        state.route = query.isEmpty ? .products : .search(query)
      case .routed(.checkout(let step)):
        // Nobody skips a step, neither with an address.
        let steps = CheckoutStep.allCases
        let reachable = steps.prefix { $0 != state.nextStep } + [state.nextStep]
        state.route = .checkout(reachable.contains(step) ? step : state.nextStep)
      case .routed(let route):
        state.route = route
      }
      return .none
    }
  }
}
