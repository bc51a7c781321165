import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Effects that sleep on a clock.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TimingTests {
  private let clock = TestClock()

  /// A store that is not exhaustive: the tests assert only the events.
  private func store(_ effects: Effect<EventLog.Action>...) -> TestStoreOf<EventLog> {
    let store = TestStore(initialState: EventLog.State()) { EventLog(effects) }
    store.exhaustivity = .off
    return store
  }

  private enum OtherID {}

  // MARK: Timer

  @Test func aTimerTicksAtEachInterval() async {
    let store = store(
      Effect.timer(id: 1, every: .seconds(1), clock: clock).map { _ in .event(1) }
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(3.5))
    #expect(await store.events() == [1, 1, 1])
    await store.skipInFlightEffects()
  }

  @Test func aTimerReplacesThePreviousOne() async {
    let store = store(
      Effect.timer(id: 1, every: .seconds(2), clock: clock).map { _ in .event(1) },
      Effect.timer(id: 1, every: .seconds(3), clock: clock).map { _ in .event(2) },
      Effect.timer(id: 2, every: .seconds(4), clock: clock).map { _ in .event(3) },
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(5))
    #expect(await store.events() == [2, 3])
    await store.send(.start(3))
    await clock.advance(by: .seconds(3))
    #expect(await store.events() == [2, 3, 3])
    await store.skipInFlightEffects()
  }

  @Test func aTimerDeliversTheInstantsOfItsClock() async {
    let start = AnyClock(clock).now
    let clock = clock
    let store = store(
      Effect.timer(id: OtherID.self, every: .seconds(2), clock: clock)
        .map { .event(Int(start.duration(to: $0) / .seconds(1))) },
      .cancel(id: OtherID.self)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(5))
    #expect(await store.events() == [2, 4])
    await store.send(.start(1))
    await store.finish()
  }

  // MARK: Deferred and debounce

  @Test func aDeferredEffectRunsAfterItsDelay() async {
    let store = store(Effect.events(1, 2).deferred(for: .seconds(2), clock: clock))
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [])
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [1, 2])
    await store.finish()
  }

  @Test func timingOperatorsOfNoneReturnNone() {
    let none = Effect<EventLog.Action>.none
    #expect(none.deferred(for: .seconds(1), clock: clock).description == "none")
    #expect(none.debounce(id: 1, for: .seconds(1), clock: clock).description == "none")
    #expect(
      none.throttle(id: 1, for: .seconds(1), clock: clock, latest: true).description == "none")
  }

  @Test func debounceRunsOnlyTheLastEffect() async {
    let store = store(
      .send(.event(1)).debounce(id: 1, for: .seconds(2), clock: clock),
      .send(.event(2)).debounce(id: 1, for: .seconds(2), clock: clock)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [])
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [2])
    await store.finish()
  }

  @Test func debounceCancelsTheRunningEffect() async {
    let store = store(
      .endless.debounce(id: 1, for: .seconds(1), clock: clock),
      .send(.event(2)).debounce(id: 1, for: .seconds(1), clock: clock)
    )
    let task = await store.send(.start(0))
    await clock.advance(by: .seconds(5))
    await store.send(.start(1))
    await task.finish()
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [2])
    await store.finish()
  }

  @Test func cancelReachesDebouncedEffects() async {
    let store = store(
      .send(.event(1)).debounce(id: OtherID.self, for: .seconds(1), clock: clock),
      .cancel(id: OtherID.self)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(5))
    #expect(await store.events() == [])
    await store.finish()
  }

  @Test func identifiersAreDebouncedSeparately() async {
    let store = store(
      .send(.event(1)).debounce(id: 1, for: .seconds(1), clock: clock),
      .send(.event(2)).debounce(id: 2, for: .seconds(1), clock: clock)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [1, 2])
    await store.finish()
  }

  // MARK: Throttle

  private func throttled(
    _ effect: Effect<EventLog.Action>, for interval: Duration = .seconds(1), latest: Bool = true
  ) -> Effect<EventLog.Action> {
    effect.throttle(id: 1, for: interval, clock: clock, latest: latest)
  }

  private func throttled(
    _ event: Int, for interval: Duration = .seconds(1), latest: Bool = true
  ) -> Effect<EventLog.Action> {
    throttled(.send(.event(event)), for: interval, latest: latest)
  }

  /// Sends a throttled event each second and returns the events received by then.
  private func eventsOfEachSecond(
    _ seconds: Int, throttledFor interval: Duration, latest: Bool
  ) async -> [[Int]] {
    let effects = (0..<seconds).map { throttled($0, for: interval, latest: latest) }
    let store = TestStore(initialState: EventLog.State()) { EventLog(effects) }
    store.exhaustivity = .off
    var seen: [[Int]] = []
    for second in 0..<seconds {
      await store.send(.start(second))
      await store.skipReceivedActions(strict: false)
      seen.append(store.state.events)
      await clock.advance(by: .seconds(1))
    }
    await clock.advance(by: interval)
    await store.finish()
    seen.append(store.state.events)
    return seen
  }

  @Test func throttleDeliversTheFirstAndThenTheLatestAction() async {
    #expect(
      await eventsOfEachSecond(6, throttledFor: .seconds(2.5), latest: true)
        == [[0], [0], [0], [0, 2], [0, 2], [0, 2, 4], [0, 2, 4, 5]])
  }

  @Test func throttleDeliversTheEarliestPendingAction() async {
    #expect(
      await eventsOfEachSecond(6, throttledFor: .seconds(2.5), latest: false)
        == [[0], [0], [0], [0, 1], [0, 1], [0, 1, 3], [0, 1, 3, 5]])
  }

  @Test func throttleDeliversActionsAfterItsInterval() async {
    #expect(await eventsOfEachSecond(3, throttledFor: .seconds(1), latest: true).last == [0, 1, 2])
  }

  @Test func throttleDeliversTheFirstActionInTheSameCycle() {
    let store = Store(initialState: EventLog.State()) {
      EventLog(.send(.event(1)).throttle(id: 1, for: .seconds(1), clock: TestClock(), latest: true))
    }
    store.send(.start(0))
    #expect(store.events == [1])
  }

  @Test func cancelReachesThrottledEffects() async {
    let store = store(
      throttled(1, for: .seconds(2), latest: false), throttled(2, for: .seconds(2), latest: false),
      throttled(3, for: .seconds(2), latest: false), .cancel(id: 1)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(3))
    await clock.advance(by: .seconds(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(5))
    #expect(await store.events() == [1, 3])
    await store.finish()
  }

  @Test func aReplacedEffectsPendingActionTakesThePlaceOfTheNextAction() async {
    let store = store(
      throttled(1, for: .seconds(2), latest: false), throttled(2, for: .seconds(2), latest: false),
      throttled(.run { _ in }, for: .seconds(2), latest: false),
      throttled(4, for: .seconds(2), latest: false)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(5))
    #expect(await store.events() == [1])
    await store.send(.start(3))
    #expect(await store.events() == [1, 2])
    await store.finish()
  }

  @Test func actionsOfOneEffectAreThrottled() async {
    let clock = clock
    let store = store(
      Effect<EventLog.Action>.run { send in
        for event in 1...6 {
          await send(.event(event))
          try await clock.sleep(for: .seconds(1))
        }
      }
      .throttle(id: OtherID.self, for: .seconds(2.5), clock: clock, latest: true)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(2))
    #expect(await store.events() == [1])
    await clock.advance(by: .seconds(0.5))
    #expect(await store.events() == [1, 3])
    await clock.advance(by: .seconds(2.5))
    #expect(await store.events() == [1, 3, 5])
    await clock.advance(by: .seconds(2.5))
    #expect(await store.events() == [1, 3, 5, 6])
    await store.finish()
  }

  @Test func aReplacedActionDoesNotStartTheInterval() {
    let store = Store(initialState: EventLog.State()) {
      EventLog(.merge(.send(.start(1)), .send(.start(2))), throttled(1), throttled(2), throttled(3))
    }
    store.send(.start(0))
    #expect(store.events == [2])
    store.send(.start(3))
    #expect(store.events == [2])
  }

  @Test func theIntervalContinuesAfterItsEffectIsCancelled() async {
    let store = store(
      throttled(.merge(.send(.event(1)), .endless), for: .seconds(2)),
      throttled(2, for: .seconds(2))
    )
    await store.send(.start(0))
    await store.send(.start(1))
    #expect(await store.events() == [1])
    await clock.advance(by: .seconds(2))
    #expect(await store.events() == [1, 2])
    await store.finish()
  }

  @Test func aConcatenationWaitsForThePendingAction() async {
    let store = store(throttled(1), .concatenate(throttled(2), .send(.event(3))))
    await store.send(.start(0))
    await store.send(.start(1))
    #expect(await store.events() == [1])
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [1, 2, 3])
    await store.finish()
  }

  @Test func nestedThrottlesLimitOneAnother() async {
    let clock = clock
    let inner = Effect<EventLog.Action>.run { send in
      for event in 1...4 {
        await send(.event(event))
        try await clock.sleep(for: .seconds(1))
      }
    }
    .throttle(id: "inner", for: .seconds(2), clock: clock, latest: true)
    let store = store(inner.throttle(id: "outer", for: .seconds(5), clock: clock, latest: true))
    await store.send(.start(0))
    await clock.advance(by: .seconds(4))
    #expect(await store.events() == [1])
    await clock.advance(by: .seconds(1))
    #expect(await store.events() == [1, 4])
    await store.finish()
  }

  @Test func storesThrottleSeparately() async {
    let stores = (store(throttled(1)), store(throttled(1)))
    await stores.0.send(.start(0))
    await stores.1.send(.start(0))
    #expect(await stores.0.events() == [1])
    #expect(await stores.1.events() == [1])
  }

  @Test func aThrottledActionKeepsItsTransaction() async {
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .send(.event(1), animation: .easeIn)
          .throttle(id: 1, for: .seconds(1), clock: TestClock(), latest: true).animation(.linear),
        .send(.event(2))
          .throttle(id: 2, for: .seconds(1), clock: TestClock(), latest: true).animation(.linear)
      )
    }
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.transactions.map(\.animation) == [.easeIn, .linear])
  }

  @Test func cancelReachesIdentifiersInsideAThrottledEffect() async {
    let store = store(
      throttled(.merge(.send(.event(1)), .endless.cancellable(id: "inner"))), .cancel(id: "inner")
    )
    let task = await store.send(.start(0))
    await store.send(.start(1))
    await task.finish()
    await store.finish()
  }

  @Test func receiveFailsAtOnceWhenTheThrottledActionIsPending() async {
    let store = store(throttled(1), throttled(2))
    // Longer than the suite may take.
    store.timeout = 600_000_000_000
    await store.send(.start(0))
    await store.receive(.event(1))
    await store.send(.start(1))
    let reports = await interceptedReports { await store.receive(.event(2)) }
    #expect(reports.first?.mentions("sleeps on a test clock for another 1.0 seconds") == true)
    await clock.advance(by: .seconds(1))
    await store.receive(.event(2))
  }
}
