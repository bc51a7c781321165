import CaseStudies
import ComposableArchitecture
import ComposablePublishers
import Foundation
import Testing

/// The features of the gallery.
@MainActor
@Suite struct CaseStudyTests {
  private let clock = TestClock()

  @Test func eachCounterCountsForItself() async {
    let store = TestStore(initialState: TwoCounters.State()) { TwoCounters() }
    await store.send(\.counter1.incrementButtonTapped) { $0.counter1.count = 1 }
    await store.send(\.counter2.decrementButtonTapped) { $0.counter2.count = -1 }
  }

  @Test func theCounterBeginsAnewEachTime() async {
    let store = TestStore(initialState: OptionalCounter.State()) { OptionalCounter() }
    await store.send(.toggleCounterButtonTapped) { $0.counter = Counter.State() }
    await store.send(\.counter.incrementButtonTapped) { $0.counter?.count = 1 }
    await store.send(.toggleCounterButtonTapped) { $0.counter = nil }
    await store.send(.toggleCounterButtonTapped) { $0.counter = Counter.State() }
  }

  @Test func theRainbowPausesBetweenItsColorsAndAnimatesThem() async {
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.movementChanged(.linear)) { $0.movement = .linear }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    for hue in [Animations.Hue.red, .blue, .green, .orange, .pink, .purple, .yellow, .black] {
      await store.receive(.setHue(hue)) { $0.hue = hue }
      #expect(store.transaction.animation == .linear)
      await clock.advance(by: .seconds(1))
    }
    await store.receive(.rainbowEnded) { $0.isRainbowRunning = false }
  }

  @Test func aCancelledRainbowStaysAsItIs() async {
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    await store.receive(.setHue(.red)) { $0.hue = .red }
    await store.send(.cancelButtonTapped) { $0.isRainbowRunning = false }
    await store.finish()
  }

  @Test func resettingKeepsTheMovementAndEndsTheRainbow() async {
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.movementChanged(.ease)) { $0.movement = .ease }
    await store.send(.tapped(CGPoint(x: 1, y: 2))) { $0.center = CGPoint(x: 1, y: 2) }
    await store.send(.rainbowButtonTapped) { $0.isRainbowRunning = true }
    await store.receive(.setHue(.red)) { $0.hue = .red }
    await store.send(.resetButtonTapped) {
      $0 = Animations.State()
      $0.movement = .ease
    }
    await store.finish()
  }

  @Test func controlsAreBoundToEachOther() async {
    let store = TestStore(initialState: Controls.State()) { Controls() }
    await store.send(\.binding.drink, .water) {
      $0.drink = .water
      $0.isHot = false
    }
    await store.send(\.binding.cups, 5) {
      $0.cups = 5
      $0.strength = 2
    }
    await store.send(.resetButtonTapped) { $0 = Controls.State() }
  }

  @Test func aRowThatIsRemovedTakesItsRequestAlong() async {
    let store = TestStore(initialState: FactRows.State(upTo: 2)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { [clock] number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is a number"
      }
    }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = true }
    await store.send(\.rows[id: 2].factButtonTapped) { $0.rows[id: 2]?.isAsking = true }
    await store.send(.removeButtonTapped(id: 1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].factResponse.success) {
      $0.rows[id: 2]?.isAsking = false
      $0.rows[id: 2]?.fact = "2 is a number"
    }
  }

  @Test func askingAgainCancels() async {
    let store = TestStore(initialState: FactRows.State(upTo: 1)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = true }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = false }
    await store.finish()
    await store.send(.addButtonTapped) { $0.rows.append(FactRow.State(number: 2)) }
  }

  @Test func cheersAreHeardAsLongAsTheScreenIsShown() async {
    let (events, continuation) = AsyncStream<CheerClient.Event>.makeStream()
    let store = TestStore(initialState: LongLivingEffects.State()) {
      LongLivingEffects()
    } withDependencies: {
      $0.cheerClient.listen = { events }
      $0.cheerClient.cheer = { continuation.yield(.cheer) }
    }
    let screen = await store.send(.task)
    continuation.yield(.listeners(2))
    await store.receive(.heard(.listeners(2))) { $0.listeners = 2 }
    await store.send(.cheerButtonTapped)
    await store.receive(.heard(.cheer)) { $0.cheers = 1 }
    await screen.cancel()
    continuation.yield(.cheer)
    await store.finish()
  }

  @Test func allWhoListenHearACheer() async {
    let client = CheerClient.liveValue
    var first = client.listen().makeAsyncIterator()
    #expect(await first.next() == .listeners(1))
    await Task {
      var second = client.listen().makeAsyncIterator()
      #expect(await second.next() == .listeners(2))
      client.cheer()
      #expect(await second.next() == .cheer)
    }
    .value
    #expect(await first.next() == .listeners(2))
    #expect(await first.next() == .cheer)
    #expect(await first.next() == .listeners(1))
  }

  @Test func aTimerTicksUnderAnAnimationUntilItIsStopped() async {
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

  @Test func aSearchBeginsWhenNothingHasBeenTypedForAMoment() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.regionClient.search = { ["About \($0)"] }
    }
    await store.send(.queryChanged("F")) { $0.query = "F" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("Fi")) { $0.query = "Fi" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("Fij")) { $0.query = "Fij" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.searchResponse(["About Fij"])) {
      $0.results = ["About Fij"]
      $0.searches = 1
    }
    await store.send(.queryChanged("Fiji")) { $0.query = "Fiji" }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func regionsAreFoundWhateverTheirAccents() async {
    let regions = RegionClient.liveValue
    #expect(await regions.search("fiji") == ["Fiji"])
    #expect(await regions.search("curacao") == ["Curaçao"])
    #expect(await regions.search("nowhere") == [])
  }

  @Test(arguments: [true, false])
  func aLevelIsSavedAtMostOnceASecond(savesLatest: Bool) async {
    let store = TestStore(initialState: Throttling.State()) {
      Throttling()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.latestToggled(savesLatest))
    await store.send(.levelChanged(1))
    await store.receive(.saved(1))
    for level in 2...4 { await store.send(.levelChanged(level)) }
    #expect(store.state.saves == 1)
    await clock.advance(by: .seconds(1))
    await store.receive(.saved(savesLatest ? 4 : 2))
    #expect(store.state.saves == 2)
    await clock.advance(by: .seconds(9))
    await store.finish()
  }

  @Test(arguments: Countdown.Way.allCases)
  func aCountdownIsTheSameInEitherWay(_ way: Countdown.Way) async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    func wait() async {
      await clock.advance(by: .seconds(1))
      await queue.advance(by: .seconds(1))
    }
    store.exhaustivity = .off
    await store.send(.wayChanged(way))
    store.exhaustivity = .on
    await store.send(.startButtonTapped) { $0.number = 4 }
    for number in [3, 2, 1, 0] {
      await wait()
      await store.receive(.counted(number)) { $0.number = number }
      #expect(store.transaction.animation == .spring)
    }
    await store.send(.startButtonTapped) { $0.number = 4 }
    await wait()
    await store.receive(.counted(3)) { $0.number = 3 }
    await store.send(.startButtonTapped) { $0.number = 4 }
    await wait()
    await store.receive(.counted(3)) { $0.number = 3 }
    await store.send(.cancelButtonTapped) { $0.number = nil }
    await wait()
    await store.finish()
  }
}
