import ComposableArchitecture
import Testing

/// Effects that wait on a clock.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TimingTests {
  private let clock = TestClock()

  /// A store whose effects need no assertion but for the notes they leave.
  private func store(_ effects: Effect<Journal.Action>...) -> TestStoreOf<Journal> {
    let store = TestStore(initialState: Journal.State()) { Journal(effects) }
    store.exhaustivity = .off
    return store
  }

  private enum Other {}

  // MARK: Timer

  @Test func aTimerTicksAtEachInterval() async {
    let store = store(
      Effect.timer(id: 1, every: .seconds(1), clock: clock).map { _ in .note(1) }
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(3.5))
    #expect(await store.notes() == [1, 1, 1])
    await store.skipInFlightEffects()
  }

  @Test func aTimerTakesThePlaceOfTheOneBefore() async {
    let store = store(
      Effect.timer(id: 1, every: .seconds(2), clock: clock).map { _ in .note(1) },
      Effect.timer(id: 1, every: .seconds(3), clock: clock).map { _ in .note(2) },
      Effect.timer(id: 2, every: .seconds(4), clock: clock).map { _ in .note(3) },
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(5))
    #expect(await store.notes() == [2, 3])
    await store.send(.start(3))
    await clock.advance(by: .seconds(3))
    #expect(await store.notes() == [2, 3, 3])
    await store.skipInFlightEffects()
  }

  @Test func theTicksOfATimerAreTheInstantsOfItsClock() async {
    let start = AnyClock(clock).now
    let clock = clock
    let store = store(
      Effect.timer(id: Other.self, every: .seconds(2), clock: clock)
        .map { .note(Int(start.duration(to: $0) / .seconds(1))) },
      .cancel(id: Other.self)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(5))
    #expect(await store.notes() == [2, 4])
    await store.send(.start(1))
    await store.finish()
  }

  // MARK: Deferred and debounce

  @Test func aDeferredEffectRunsAfterItsTime() async {
    let store = store(Effect.notes(1, 2).deferred(for: .seconds(2), clock: clock))
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    #expect(await store.notes() == [])
    await clock.advance(by: .seconds(1))
    #expect(await store.notes() == [1, 2])
    await store.finish()
  }

  @Test func noneIsNotWaitedFor() {
    let none = Effect<Journal.Action>.none
    #expect(none.deferred(for: .seconds(1), clock: clock).description == "none")
    #expect(none.debounce(id: 1, for: .seconds(1), clock: clock).description == "none")
    #expect(
      none.throttle(id: 1, for: .seconds(1), clock: clock, latest: true).description == "none")
  }

  @Test func debounceRunsTheLastOfSeveral() async {
    let store = store(
      .send(.note(1)).debounce(id: 1, for: .seconds(2), clock: clock),
      .send(.note(2)).debounce(id: 1, for: .seconds(2), clock: clock)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    #expect(await store.notes() == [])
    await clock.advance(by: .seconds(1))
    #expect(await store.notes() == [2])
    await store.finish()
  }

  @Test func debounceCancelsTheOneThatRuns() async {
    let store = store(
      .endless.debounce(id: 1, for: .seconds(1), clock: clock),
      .send(.note(2)).debounce(id: 1, for: .seconds(1), clock: clock)
    )
    let task = await store.send(.start(0))
    await clock.advance(by: .seconds(5))
    await store.send(.start(1))
    await task.finish()
    await clock.advance(by: .seconds(1))
    #expect(await store.notes() == [2])
    await store.finish()
  }

  @Test func aCancelReachesWhatIsDebounced() async {
    let store = store(
      .send(.note(1)).debounce(id: Other.self, for: .seconds(1), clock: clock),
      .cancel(id: Other.self)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(5))
    #expect(await store.notes() == [])
    await store.finish()
  }

  @Test func otherIdentitiesAreDebouncedOnTheirOwn() async {
    let store = store(
      .send(.note(1)).debounce(id: 1, for: .seconds(1), clock: clock),
      .send(.note(2)).debounce(id: 2, for: .seconds(1), clock: clock)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    #expect(await store.notes() == [1, 2])
    await store.finish()
  }

  // MARK: Throttle

  /// Sends a note each second from a feature that throttles them.
  private func throttled(
    _ seconds: Int, _ interval: Duration, latest: Bool
  ) async -> [[Int]] {
    let clock = clock
    let store = TestStore(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        switch action {
        case .start(let second):
          return .send(.note(second))
            .throttle(id: 1, for: interval, clock: clock, latest: latest)
        case .note(let note):
          state.notes.append(note)
          return .none
        }
      }
    }
    store.exhaustivity = .off
    var seen: [[Int]] = []
    for second in 0..<seconds {
      await store.send(.start(second))
      await store.skipReceivedActions(strict: false)
      seen.append(store.state.notes)
      await clock.advance(by: .seconds(1))
    }
    await clock.advance(by: interval)
    await store.finish()
    seen.append(store.state.notes)
    return seen
  }

  @Test func throttleDeliversTheFirstAtOnceAndTheLatestAfterItsTime() async {
    #expect(
      await throttled(6, .seconds(2.5), latest: true)
        == [[0], [0], [0], [0, 2], [0, 2], [0, 2, 4], [0, 2, 4, 5]])
  }

  @Test func throttleDeliversTheFirstThatHadToWait() async {
    #expect(
      await throttled(6, .seconds(2.5), latest: false)
        == [[0], [0], [0], [0, 1], [0, 1], [0, 1, 3], [0, 1, 3, 5]])
  }

  @Test func throttleLetsPassWhatComesAfterItsTime() async {
    #expect(await throttled(3, .seconds(1), latest: true).last == [0, 1, 2])
  }

  @Test func whatPassesAtOnceIsDeliveredInTheSameTurn() {
    let store = Store(initialState: Journal.State()) {
      Journal(.send(.note(1)).throttle(id: 1, for: .seconds(1), clock: TestClock(), latest: true))
    }
    store.send(.start(0))
    #expect(store.notes == [1])
  }

  @Test func aCancelReachesWhatIsThrottled() async {
    let store = store(
      .send(.note(1)).throttle(id: 1, for: .seconds(2), clock: clock, latest: false),
      .send(.note(2)).throttle(id: 1, for: .seconds(2), clock: clock, latest: false),
      .send(.note(3)).throttle(id: 1, for: .seconds(2), clock: clock, latest: false),
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(3))
    await clock.advance(by: .seconds(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(5))
    #expect(await store.notes() == [1, 3])
    await store.finish()
  }

  @Test func theValuesOfOneEffectAreThrottledAmongThemselves() async {
    let clock = clock
    let store = store(
      Effect<Journal.Action>.run { send in
        for note in 1...6 {
          await send(.note(note))
          try await clock.sleep(for: .seconds(1))
        }
      }
      .throttle(id: Other.self, for: .seconds(2.5), clock: clock, latest: true)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(2))
    #expect(await store.notes() == [1])
    await clock.advance(by: .seconds(0.5))
    #expect(await store.notes() == [1, 3])
    await clock.advance(by: .seconds(2.5))
    #expect(await store.notes() == [1, 3, 5])
    await clock.advance(by: .seconds(2.5))
    #expect(await store.notes() == [1, 3, 5, 6])
    await store.finish()
  }

  @Test func whatItsSuccessorReplacesBeforeItIsReducedTakesUpNoTime() {
    func throttled(_ note: Int) -> Effect<Journal.Action> {
      .send(.note(note)).throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    }
    let store = Store(initialState: Journal.State()) {
      Journal(.merge(.send(.start(1)), .send(.start(2))), throttled(1), throttled(2), throttled(3))
    }
    store.send(.start(0))
    #expect(store.notes == [2])
    store.send(.start(3))
    #expect(store.notes == [2])
  }

  @Test func whatPassedTakesUpItsTimeAlsoWhenItsEffectIsCancelled() async {
    let store = store(
      .merge(.send(.note(1)), .endless)
        .throttle(id: 1, for: .seconds(2), clock: clock, latest: true),
      .send(.note(2)).throttle(id: 1, for: .seconds(2), clock: clock, latest: true)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    #expect(await store.notes() == [1])
    await clock.advance(by: .seconds(2))
    #expect(await store.notes() == [1, 2])
    await store.finish()
  }

  @Test func twoStoresThrottleOnTheirOwn() async {
    let effect = Effect.send(Journal.Action.note(1))
      .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    let stores = (store(effect), store(effect))
    await stores.0.send(.start(0))
    await stores.1.send(.start(0))
    #expect(await stores.0.notes() == [1])
    #expect(await stores.1.notes() == [1])
  }

  @Test func aThrottledActionKeepsItsTransaction() async {
    let store = Store(initialState: Journal.State()) {
      Journal(
        .send(.note(1), animation: .easeIn)
          .throttle(id: 1, for: .seconds(1), clock: TestClock(), latest: true).animation(.linear),
        .send(.note(2))
          .throttle(id: 2, for: .seconds(1), clock: TestClock(), latest: true).animation(.linear)
      )
    }
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.transactions.map(\.animation) == [.easeIn, .linear])
  }

  @Test func anIdentityInsideAThrottledEffectIsReachedByACancel() async {
    let store = store(
      Effect<Journal.Action>.merge(.send(.note(1)), .endless.cancellable(id: "inner"))
        .throttle(id: 1, for: .seconds(1), clock: clock, latest: true),
      .cancel(id: "inner")
    )
    let task = await store.send(.start(0))
    await store.send(.start(1))
    await task.finish()
    await store.finish()
  }

  @Test func receiveFailsAtOnceWhenWhatIsThrottledWaits() async {
    let store = store(
      .send(.note(1)).throttle(id: 1, for: .seconds(1), clock: clock, latest: true),
      .send(.note(2)).throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    )
    // Longer than the suite may take.
    store.timeout = 600_000_000_000
    await store.send(.start(0))
    await store.receive(.note(1))
    await store.send(.start(1))
    let said = await messages { await store.receive(.note(2)) }
    #expect(said.first?.says("sleeps on a test clock for another 1.0 seconds") == true)
    await clock.advance(by: .seconds(1))
    await store.receive(.note(2))
  }
}
