import ComposableArchitecture
import ComposableUI
import Testing

@testable import ShopFeatures

@MainActor
@Suite struct ShopTests {
  private func testStore() -> TestStoreOf<Shop> {
    TestStore(initialState: Shop.State()) { Shop() }
  }

  @Test func aSearchHasAnAddress() async {
    let store = testStore()
    await store.send(.queryChanged("tea")) { $0.route = .search("tea") }
    #expect(store.state.results.map(\.name) == ["Green tea", "Mint tea", "Teapot"])
    #expect(ShopRoute.routes.address(of: store.state.route)?.description == "/search?q=tea")
    await store.send(.queryChanged("")) { $0.route = .products }
  }

  @Test func nobodySkipsAStepOfTheForm() async {
    let store = testStore()
    await store.send(.routed(.checkout(.overview))) { $0.route = .checkout(.name) }
    await store.send(.binding(.set(\.name, "Ann"))) { $0.name = "Ann" }
    await store.send(.continueTapped) { $0.route = .checkout(.street) }
    await store.send(.binding(.set(\.street, "1 Lane"))) { $0.street = "1 Lane" }
    await store.send(.continueTapped) { $0.route = .checkout(.overview) }
    await store.send(.routed(.checkout(.name))) { $0.route = .checkout(.name) }
    await store.send(.orderTapped) { $0.route = .thanks }
  }

  @Test func anOrderEmptiesTheCart() async {
    let store = testStore()
    await store.send(.addTapped(1)) { $0.cart = [1: 1] }
    await store.send(.addTapped(1)) { $0.cart = [1: 2] }
    #expect(store.state.total == 1_700)
    await store.send(.orderTapped)
    await store.receive(\.continueTapped) { $0.route = .checkout(.name) }
  }

  @Test func theViewShowsItsRoute() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let view = ViewDriver { ShopView(store: store) }
    #expect(view.texts.contains("Teapot"))
    store.send(.routed(.product(id: 3)))
    try view.button("Add to the cart").tap()
    #expect(view.texts.contains("Check out (54.00)"))
    store.send(.routed(.product(id: 9)))
    #expect(view.texts.contains("There is no such product."))
  }
}
