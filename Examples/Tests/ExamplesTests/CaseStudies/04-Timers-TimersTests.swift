import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct TimersTests {
  @Test func aTimerTicksUnderAnAnimationUntilItIsStopped() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timers.State()) {
      Timers()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = true }
    for second in 1...3 {
      await clock.advance(by: .seconds(1))
      await store.receive(.timerTicked) { $0.secondsElapsed = second }
      #expect(store.transaction.animation == .bouncy)
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = false }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }
}
