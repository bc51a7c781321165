import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct BellTests {
  @Test func anAnswerEndsFourSecondsAfterTheLastRing() async {
    let clock = TestClock()
    let store = TestStore(initialState: Bell.State()) {
      Bell()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.ringTapped) {
      $0.rings = 1
      $0.isAnswering = true
    }
    await clock.advance(by: .seconds(3))
    await store.send(.ringTapped) { $0.rings = 2 }
    await clock.advance(by: .seconds(3))
    #expect(store.state.isAnswering)
    await clock.advance(by: .seconds(1))
    await store.receive(\.answered) { $0.isAnswering = false }
  }
}
