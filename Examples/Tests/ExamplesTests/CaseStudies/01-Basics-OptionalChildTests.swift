import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct OptionalCounterTests {
  @Test func theCounterStartsAtZeroEachTime() async {
    let store = TestStore(initialState: OptionalCounter.State()) { OptionalCounter() }
    await store.send(.toggleCounterButtonTapped) { $0.counter = Counter.State() }
    await store.send(\.counter.incrementButtonTapped) { $0.counter?.count = 1 }
    await store.send(.toggleCounterButtonTapped) { $0.counter = nil }
    await store.send(.toggleCounterButtonTapped) { $0.counter = Counter.State() }
  }

  @Test func viewAnimatesTheCounter() throws {
    let store = Store(initialState: OptionalCounter.State()) { OptionalCounter() }
    let view = ViewDriver { OptionalCounterView(store: store) }
    #expect(view.texts.contains("There is no counter."))
    try view.button("Toggle the counter").tap()
    let animations = view.update()
    #expect(!animations.isEmpty && animations.allSatisfy { $0 == .default })
    try view.button("Increment").tap()
    #expect(view.texts.contains("1"))
    try view.button("Toggle the counter").tap()
    #expect(view.texts.contains("There is no counter."))
  }
}
