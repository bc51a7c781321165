import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct TwoCountersTests {
  @Test func eachCounterCountsByItself() async {
    let store = TestStore(initialState: TwoCounters.State()) { TwoCounters() }
    await store.send(\.counter1.incrementButtonTapped) { $0.counter1.count = 1 }
    await store.send(\.counter2.decrementButtonTapped) { $0.counter2.count = -1 }
  }

  @Test func viewShowsBothCounts() {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    let view = ViewDriver { TwoCountersView(store: store) }
    store.send(.counter2(.incrementButtonTapped))
    #expect(view.texts.filter { Int($0) != nil } == ["0", "1"])
  }
}
