import ComposableArchitecture
import Testing
import TimerFeatures

@MainActor
@Suite struct LonelyTimerTests {
  private let clock = TestClock()

  private func store(
    _ duration: Duration, elapsed: Duration = .zero,
    _ position: LonelyTimer.State.Position = .ready
  ) -> TestStoreOf<LonelyTimer> {
    TestStore(
      initialState: LonelyTimer.State(
        name: "Tea", duration: duration, elapsed: elapsed, position: position
      )
    ) {
      LonelyTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func countsToTheEnd() async {
    let store = store(.seconds(3))
    await store.send(.start) { $0.position = .counting }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.tick) { $0.elapsed = .seconds(1) }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.elapsed = .seconds(2) }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) {
      $0.elapsed = .seconds(3)
      $0.position = .finished
    }
    await store.finish()
  }

  @Test func ticksWhenAWholeNumberOfSecondsRemains() async {
    let store = store(.milliseconds(2_500))
    await store.send(.start) { $0.position = .counting }
    await clock.advance(by: .milliseconds(500))
    await store.receive(.tick) { $0.elapsed = .milliseconds(500) }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.elapsed = .milliseconds(1_500) }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) {
      $0.elapsed = .milliseconds(2_500)
      $0.position = .finished
    }
    await store.finish()
  }

  @Test func keepsPaceOverAnHour() async {
    let store = store(.seconds(3_600))
    store.exhaustivity = .off
    await store.send(.start)
    await clock.advance(by: .seconds(3_599))
    await store.skipReceivedActions()
    store.assert {
      $0.elapsed = .seconds(3_599)
      $0.position = .counting
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.position = .finished }
    await store.finish()
  }

  @Test func stoppingKeepsTheElapsedTimeUpToTheLastTick() async {
    let store = store(.seconds(3))
    await store.send(.start) { $0.position = .counting }
    await clock.advance(by: .milliseconds(1_700))
    await store.receive(.tick) { $0.elapsed = .seconds(1) }
    await store.send(.stop) { $0.position = .ready }
    await store.finish()
    await clock.advance(by: .seconds(10))
    await store.send(.start) { $0.position = .counting }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.elapsed = .seconds(2) }
    await store.send(.stop) { $0.position = .ready }
  }

  @Test func startingACountingTimerDoesNotDelayIt() async {
    let store = store(.seconds(1))
    await store.send(.start) { $0.position = .counting }
    await clock.advance(by: .milliseconds(600))
    await store.send(.start)
    await clock.advance(by: .milliseconds(400))
    await store.receive(.tick) {
      $0.elapsed = .seconds(1)
      $0.position = .finished
    }
  }

  @Test func stoppingATimerThatIsNotCountingChangesNothing() async {
    let store = store(.seconds(1))
    await store.send(.stop)
  }

  @Test func togglingStartsAndStops() async {
    let store = store(.seconds(2))
    await store.send(.toggle) { $0.position = .counting }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.elapsed = .seconds(1) }
    await store.send(.toggle) { $0.position = .ready }
    await store.finish()
  }

  @Test(arguments: [LonelyTimer.State.Position.ready, .counting, .finished])
  func resettingGoesBackToTheStart(_ position: LonelyTimer.State.Position) async {
    let store = store(.seconds(2), elapsed: .seconds(position == .finished ? 2 : 1), position)
    await store.send(.appear)
    #expect(!store.state.isAtStart)
    await store.send(.reset) {
      $0.elapsed = .zero
      $0.position = .ready
    }
    #expect(store.state.isAtStart)
    await store.finish()
  }

  @Test func disappearingCancelsTheEffectAndAppearingResumesIt() async {
    let store = store(.seconds(2))
    await store.send(.start) { $0.position = .counting }
    await store.send(.disappear)
    await store.finish()
    await clock.advance(by: .seconds(60))
    await store.send(.appear)
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.elapsed = .seconds(1) }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) {
      $0.elapsed = .seconds(2)
      $0.position = .finished
    }
  }

  @Test func appearingDoesNotStartATimerThatIsNotCounting() async {
    await store(.seconds(2)).send(.appear)
    await store(.seconds(2), elapsed: .seconds(2), .finished).send(.appear)
  }

  @Test func finishedTimerStartsOver() async {
    let store = store(.seconds(1), elapsed: .seconds(1), .finished)
    await store.send(.start) {
      $0.elapsed = .zero
      $0.position = .counting
    }
    await store.send(.stop) { $0.position = .ready }
  }

  @Test func timerWithoutRemainingTimeFinishesWhenItStarts() async {
    let store = store(.zero)
    await store.send(.start) { $0.position = .finished }
    await store.finish()
  }

  @Test func lateTickChangesNothing() async {
    let store = store(.seconds(2))
    await store.send(.tick)
  }

  @Test func durationCanBeChangedUnlessTheTimerCounts() {
    var timer = LonelyTimer.State(name: "Tea", duration: .seconds(2), elapsed: .seconds(1))
    timer.setDuration(.seconds(5))
    #expect(timer.duration == .seconds(5))
    #expect(timer.elapsed == .seconds(1))
    timer.position = .counting
    timer.setDuration(.seconds(9))
    #expect(timer.duration == .seconds(5))
    (timer.elapsed, timer.position) = (.seconds(5), .finished)
    timer.setDuration(.seconds(9))
    #expect(timer == LonelyTimer.State(name: "Tea", duration: .seconds(9)))
  }

  @Test func durationIsClampedToACentury() {
    var timer = LonelyTimer.State(name: "Tea", duration: .seconds(2))
    timer.setDuration(.seconds(-1))
    #expect(timer.duration == .zero)
    timer.setDuration(.seconds(1e20))
    #expect(timer.duration == .seconds(3_153_600_000))
  }

  @Test(arguments: [
    (Duration.zero, "0:00"), (.milliseconds(1), "0:01"), (.seconds(59), "0:59"),
    (.milliseconds(59_001), "1:00"), (.seconds(180), "3:00"), (.seconds(3_599), "59:59"),
    (.milliseconds(3_599_500), "1:00:00"), (.seconds(36_061), "10:01:01"),
  ])
  func clockFaceShowsTheRemainingTime(left: Duration, face: String) {
    #expect(LonelyTimer.State(name: "Tea", duration: left).clockFace == face)
  }

  @Test func progressIsTheElapsedFraction() {
    let timer = LonelyTimer.State(name: "Tea", duration: .seconds(4), elapsed: .seconds(1))
    #expect(timer.progress == 0.25)
    #expect(timer.remaining == .seconds(3))
    #expect(LonelyTimer.State(name: "Tea", duration: .zero).progress == 1)
  }
}
