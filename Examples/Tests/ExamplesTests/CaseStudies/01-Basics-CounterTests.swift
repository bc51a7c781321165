import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct CounterTests {
  @Test func buttonsCountUpAndDown() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
  }

  @Test func viewShowsTheCount() throws {
    let view = ViewDriver {
      CounterView(store: Store(initialState: Counter.State(count: 41)) { Counter() })
    }
    try view.button("Increment").tap()
    #expect(view.texts == ["42"])
  }
}
