import ComposableArchitecture
import ComposablePublishers
import Testing

@testable import CaseStudies

@MainActor
@Suite struct CountdownTests {
  @Test(arguments: Countdown.Way.allCases)
  func bothEffectsSendTheSameActionsAtTheSameTimes(_ way: Countdown.Way) async {
    let clock = TestClock()
    let queue = DispatchQueue.test
    var initialState = Countdown.State()
    initialState.way = way
    let store = TestStore(initialState: initialState) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    func advance() async {
      await clock.advance(by: .seconds(1))
      await queue.advance(by: .seconds(1))
    }
    await store.send(.startButtonTapped) { $0.number = 4 }
    for number in [3, 2, 1, 0] {
      await advance()
      await store.receive(.counted(number)) { $0.number = number }
      #expect(store.transaction.animation == .spring)
    }

    await store.send(.startButtonTapped) { $0.number = 4 }
    await advance()
    await store.receive(.counted(3)) { $0.number = 3 }
    await store.send(.startButtonTapped) { $0.number = 4 }
    await advance()
    await store.receive(.counted(3)) { $0.number = 3 }
    await store.send(.cancelButtonTapped) { $0.number = nil }
    await advance()
    await store.finish()
  }
}
