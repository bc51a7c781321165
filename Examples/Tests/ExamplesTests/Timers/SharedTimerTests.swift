import ComposableArchitecture
import DependenciesTestSupport
import Testing
import TimerFeatures

/// A timer that several views show.
@MainActor
@Suite struct SharedTimerTests {
  private let clock = TestClock()

  private func makeStore(position: LonelyTimer.State.Position = .ready) -> TestStoreOf<SharedTimer>
  {
    TestStore(
      initialState: SharedTimer.State(
        timer: LonelyTimer.State(name: "Tea", duration: .seconds(3), position: position)
      )
    ) {
      SharedTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func countsWhileAtLeastOneViewShowsIt() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.view(.appear))
    await store.send(.view(.appear))
    await store.send(.view(.start))
    await clock.advance(by: .milliseconds(600))
    await store.send(.view(.disappear))
    await clock.advance(by: .milliseconds(400))
    await store.receive(\.timer.tick)
    #expect(store.state.timer.elapsed == .seconds(1))
    await store.send(.view(.disappear))
    await store.finish()
    #expect(store.state.timer.position == .counting)
  }

  @Test func firstViewResumesACountingTimer() async {
    let store = makeStore(position: .counting)
    store.exhaustivity = .off
    await store.send(.view(.appear))
    await clock.advance(by: .seconds(1))
    await store.receive(\.timer.tick)
    await clock.advance(by: .milliseconds(600))
    await store.send(.view(.appear))
    await clock.advance(by: .milliseconds(400))
    await store.receive(\.timer.tick)
    #expect(store.state.timer.elapsed == .seconds(2))
    await store.send(.view(.reset))
    await store.finish()
  }

  @Test func nameAndDurationCanBeChanged() async {
    let store = makeStore()
    await store.send(.renamed("Green tea")) { $0.timer.name = "Green tea" }
    await store.send(.durationChanged(.seconds(60))) { $0.timer.duration = .seconds(60) }
  }
}
