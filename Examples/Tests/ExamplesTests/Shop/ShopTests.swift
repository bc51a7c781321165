import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import ShopFeatures

@MainActor
@Suite struct ShopTests {
  private func testStore() -> TestStoreOf<Shop> {
    TestStore(initialState: Shop.State()) {
      Shop()
    } withDependencies: {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    }
  }

  /// The environment of a page in a language, with the translations of the shop.
  private func environment(_ locale: String) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    let resources = Bundle.main.bundleURL.appending(
      path: "swift-composable-examples_shop.resources")
    let bundle = try #require(Bundle(url: resources))
    environment.localizationBundle = bundle
    environment.locale = Locale(identifier: locale)
    return environment
  }

  @Test func aSearchHasAnAddress() async {
    let store = testStore()
    await store.send(.queryChanged("tea")) { $0.route = .search("tea") }
    #expect(
      store.state.results(in: Locale(identifier: "en")).map(\.name) == [
        "Green tea", "Mint tea", "Teapot",
      ])
    #expect(ShopRoute.routes.address(of: store.state.route)?.description == "/search?q=tea")
    await store.send(.queryChanged("")) { $0.route = .products }
  }

  @Test func aThousandTeasAreFoundByTheirNames() throws {
    let state = Shop.State()
    #expect(state.results(in: Locale(identifier: "en")).count == 1_004)
    #expect(Set(Product.all.map(\.name)).count == 1_004)
    var search = state
    search.route = .search("uji sencha")
    #expect(search.results(in: Locale(identifier: "en")).isEmpty)
    search.route = .search("Sencha Uji")
    let found = search.results(in: Locale(identifier: "de"))
    #expect(found.map(\.name) == ["Sencha Uji 2025", "Sencha Uji 2026"])
    #expect(Product.with(found[0].id) == found[0])
  }

  @Test func aCategoryHasItsProducts() async {
    let store = testStore()
    await store.send(.selected(.category(.teaware))) { $0.route = .category(.teaware) }
    let locale = Locale(identifier: "en")
    #expect(store.state.results(in: locale).map(\.name) == ["Teapot", "Cup"])
    let counts = Category.allCases.map { category in
      Product.all.count { $0.category == category }
    }
    #expect(counts.reduce(0, +) == Product.all.count)
    #expect(counts.allSatisfy { $0 > 0 })
    // In a narrow window, back removes the selection.
    await store.send(.selected(nil))
    #expect(store.state.selection == .category(.teaware))
  }

  @Test func backLeadsToTheListBelowAProduct() async {
    let store = testStore()
    await store.send(.queryChanged("tea")) { $0.route = .search("tea") }
    await store.send(.routed(.product(id: 3))) { $0.route = .product(id: 3) }
    #expect(store.state.path == [.product(id: 3)])
    #expect(store.state.query == "tea")
    #expect(store.state.selection == nil)
    await store.send(.pathChanged([])) { $0.route = .search("tea") }
  }

  @Test func stepsOfTheFormAreAboveTheCart() async {
    let store = testStore()
    await store.send(.binding(.set(\.name, "Ann"))) { $0.name = "Ann" }
    await store.send(.continueTapped) { $0.route = .checkout(.street) }
    #expect(store.state.path == [.cart, .checkout(.name), .checkout(.street)])
    await store.send(.pathChanged([.cart])) { $0.route = .cart }
    #expect(store.state.selection == .cart)
  }

  @Test func theCartForgetsProductsOfWhichThereAreNone() async {
    let store = testStore()
    await store.send(.addTapped(3)) { $0.cart = [3: 1] }
    await store.send(.countChanged(2, id: 3)) { $0.cart = [3: 2] }
    #expect(store.state.total == 10_800)
    #expect(store.state.items.map(\.name) == ["Teapot"])
    await store.send(.countChanged(0, id: 3)) { $0.cart = [:] }
  }

  @Test func similarProductsAreOfTheSameCategory() throws {
    #expect(Product.with(3)?.similar.map(\.name) == ["Cup"])
    let tea = try #require(Product.with(1_003))
    #expect(tea.similar.count == 8)
    #expect(tea.similar.allSatisfy { $0.category == .black && $0 != tea })
  }

  @Test func stepsOfTheFormCannotBeSkipped() async {
    let store = testStore()
    await store.send(.routed(.checkout(.overview))) { $0.route = .checkout(.name) }
    await store.send(.binding(.set(\.name, "Ann"))) { $0.name = "Ann" }
    await store.send(.continueTapped) { $0.route = .checkout(.street) }
    await store.send(.binding(.set(\.street, "1 Lane"))) { $0.street = "1 Lane" }
    await store.send(.continueTapped) { $0.route = .checkout(.overview) }
    await store.send(.routed(.checkout(.name))) { $0.route = .checkout(.name) }
    await store.send(.orderTapped) {
      $0.delivery = Date(timeIntervalSince1970: 3 * 86_400)
      $0.order = Order(cart: [:], name: "Ann", street: "1 Lane")
      $0.route = .thanks
    }
  }

  @Test func orderingWithoutANameShowsTheForm() async {
    let store = testStore()
    await store.send(.addTapped(1)) { $0.cart = [1: 1] }
    await store.send(.addTapped(1)) { $0.cart = [1: 2] }
    #expect(store.state.total == 1_700)
    await store.send(.orderTapped)
    await store.receive(\.continueTapped) { $0.route = .checkout(.name) }
  }

  @Test func theViewShowsItsRoute() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let view = ViewDriver(environment: try environment("en")) { ShopView(store: store) }
    #expect(view.texts.contains("Teapot"))
    store.send(.routed(.product(id: 3)))
    try view.button("Add to the cart").tap()
    #expect(view.texts.contains("Check out (€54.00)"))
    store.send(.routed(.product(id: 9)))
    #expect(view.texts.contains("There is no such product."))
  }

  @Test(arguments: [
    ("en", ["The cart is empty", "1 item in the cart", "2 items in the cart"]),
    ("de", ["Der Warenkorb ist leer", "1 Artikel im Warenkorb", "2 Artikel im Warenkorb"]),
    ("ar", ["السلة فارغة", "منتج واحد في السلة", "منتجان في السلة"]),
  ])
  func theCartIsCountedInTheLanguageOfItsPage(_ locale: String, _ texts: [String]) throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let view = ViewDriver(environment: try environment(locale)) { ShopView(store: store) }
    for text in texts {
      #expect(view.texts.contains(text), "\(view.texts)")
      store.send(.addTapped(1))
    }
  }

  @Test func pricesAndDatesAreInTheFormatOfTheLanguage() throws {
    var state = Shop.State()
    state.delivery = Date(timeIntervalSince1970: 3 * 86_400 + 43_200)
    let store = Store(initialState: state) { Shop() }
    let view = ViewDriver(environment: try environment("de-DE")) { ShopView(store: store) }
    #expect(view.texts.contains("54,00\u{A0}€"))
    store.send(.addTapped(3))
    #expect(view.texts.contains("Zur Kasse (54,00\u{A0}€)"))
    store.send(.routed(.thanks))
    #expect(view.texts.contains("Ihre Bestellung kommt am Sonntag, 4. Januar."))
  }

  @Test func theInvoiceOfAnOrderIsDownloaded() async {
    let store = testStore()
    let order = Order(cart: [3: 1, 1: 2], name: "Ann", street: "1 Lane")
    store.exhaustivity = .off
    await store.send(.addTapped(3))
    await store.send(.binding(.set(\.name, "Ann")))
    await store.send(.binding(.set(\.street, "1 Lane")))
    await store.send(.orderTapped)
    #expect(store.state.order == Order(cart: [3: 1], name: "Ann", street: "1 Lane"))
    await store.send(.invoiceTapped)
    #expect(store.state.isExportingInvoice)
    #expect(
      Invoice(order, in: Locale(identifier: "en_US")).text
        == "Ann, 1 Lane\n\n2 × Green tea: €17.00\n1 × Teapot: €54.00\n\nTotal €71.00\n")
    #expect(Invoice(order, in: Locale(identifier: "de_DE")).text.contains("54,00\u{A0}€"))
  }

  @Test func allTextsOfTheShopAreTranslated() throws {
    let language = try environment("de").localizationBundle
    for locale in ["de", "ar"].map(Locale.init(identifier:)) {
      for text in Set(Product.basics.map(\.name) + Product.all.map(\.text)) {
        #expect(String(localized: .init(text), bundle: language, locale: locale) != text)
      }
    }
  }
}
