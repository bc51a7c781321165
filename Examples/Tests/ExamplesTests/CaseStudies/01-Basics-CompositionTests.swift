import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct CompositionTests {
  @Test func theParentObservesThePriceChangesOfAllChildren() async {
    let store = TestStore(initialState: Composition.State()) { Composition() }
    await store.send(\.cups.incrementButtonTapped) {
      $0.cups.count = 2
      $0.lastPriceChange = 3
    }
    await store.send(\.extras.syrupToggled, true) {
      $0.extras.hasSyrup = true
      $0.lastPriceChange = 2
    }
    await store.send(\.voucher.codeChanged, "tea") { $0.voucher.code = "tea" }
    #expect(store.state.price == 8)
  }

  @Test func theParentKeepsTheCounterFromGoingBelowZero() async {
    let state = Composition.State(cups: Counter.State(count: 0))
    let store = TestStore(initialState: state) { Composition() }
    await store.send(\.cups.decrementButtonTapped)
  }

  @Test func theParentSubtractsTheDiscountThatTheVoucherDelegates() async {
    let store = TestStore(initialState: Composition.State()) { Composition() }
    await store.send(\.voucher.codeChanged, "latte") { $0.voucher.code = "latte" }
    await store.send(\.voucher.redeemButtonTapped)
    await store.receive(\.voucher.delegate.redeemed) {
      $0.discount = 2
      $0.lastPriceChange = -2
    }
    #expect(store.state.price == 1)
  }

  @Test func anUnknownCodeIsNotDelegated() async {
    let store = TestStore(initialState: Voucher.State()) { Voucher() }
    await store.send(.codeChanged("tea")) { $0.code = "tea" }
    await store.send(.redeemButtonTapped) { $0.isUnknown = true }
    await store.send(.codeChanged("teas")) {
      $0.code = "teas"
      $0.isUnknown = false
    }
  }

  @Test func theScreenShowsThePriceOfAllChildren() throws {
    let store = Store(initialState: Composition.State()) { Composition() }
    let view = ViewDriver { CompositionView(store: store) }
    try view.button("Increment").tap()
    try view.toggle("Syrup").set(true)
    #expect(view.texts.contains("8 €"))
    #expect(throws: ViewDriver.Refused.self) { try view.button("Redeem").tap() }
    try view.textField("Code").type("LATTE")
    try view.button("Redeem").tap()
    #expect(view.texts.contains("6 €"))
    #expect(throws: ViewDriver.NotFound.self) { try view.textField("Code") }
  }
}
