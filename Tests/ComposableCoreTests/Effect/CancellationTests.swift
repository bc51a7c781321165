import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CancellationTests {
  private typealias EventEffect = Effect<EventLog.Action>
  private enum CancelID: Hashable, Sendable { case one, two }
  private enum TimerID {}
  private enum OtherID {}

  private let clock = TestClock()

  /// A test store, which fails its test if an effect is still running at its end.
  private func testStore(_ effects: EventEffect...) -> TestStore<EventLog.State, EventLog.Action> {
    TestStore(initialState: EventLog.State()) { EventLog(effects) }
  }

  private func delayed(_ event: Int, seconds: Int = 1) -> EventEffect {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.event(event))
    }
  }

  private func record(_ event: Int, in state: inout EventLog.State) {
    state.events.append(event)
    state.transactions.append(Transaction())
  }

  @Test func cancelOfManyValuesCancelsAllTheirEffects() async {
    let store = testStore(
      .merge((0..<10).map { delayed($0).cancellable(id: $0) }), .cancel(ids: 0..<9)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(9)) { record(9, in: &$0) }
  }

  @Test func cancelOfManyTypesCancelsAllTheirEffects() async {
    let store = testStore(
      .merge(
        delayed(1).cancellable(id: TimerID.self), delayed(2).cancellable(id: OtherID.self),
        delayed(3).cancellable(id: CancelID.self)
      ),
      .cancel(ids: [TimerID.self, OtherID.self])
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(3)) { record(3, in: &$0) }
  }

  @Test func cancelReachesAllEffectsWithTheIdentifier() async {
    let store = testStore(delayed(1).cancellable(id: CancelID.one), .cancel(id: CancelID.one))
    var tasks: [TestStoreTask] = []
    for _ in 0..<10 { tasks.append(await store.send(.start(0))) }
    await store.send(.start(1))
    for task in tasks { await task.finish() }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelWithoutEffectsInFlightDoesNothing() async {
    let store = testStore(.cancel(id: CancelID.one), delayed(1).cancellable(id: CancelID.one))
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
    await store.send(.start(0))
  }

  @Test func eitherOfTwoIdentifiersCancels() async {
    let effect = delayed(1).cancellable(id: CancelID.one).cancellable(id: CancelID.two)
    let store = testStore(effect, .cancel(id: CancelID.one), .cancel(id: CancelID.two))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(0))
    await store.send(.start(2))
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelInFlightKeepsTheLastOfAThousandEffects() async {
    let store = TestStore(initialState: EventLog.State()) {
      EventLog((0..<1_000).map { delayed($0).cancellable(id: TimerID.self, cancelInFlight: true) })
    }
    for number in 0..<1_000 { await store.send(.start(number)) }
    await clock.advance(by: .seconds(1))
    await store.receive(.event(999)) { record(999, in: &$0) }
    await store.finish()
  }

  @Test func cancelInFlightKeepsTheLastOfAThousandPendingEffects() {
    let controlled = ControlledStore(
      EventLog.State(),
      reducer: EventLog((0..<1_000).map { .events($0).cancellable(id: 1, cancelInFlight: true) })
    )
    controlled.perform { store in
      for number in 0..<1_000 { store.send(.start(number)) }
    }
    controlled.settle()
    #expect(controlled.state.events == [999])
  }

  @Test func cancelInFlightKeepsTheLastMemberOfAMerge() async {
    let store = testStore(
      .merge((0..<1_000).map { delayed($0).cancellable(id: 1, cancelInFlight: true) })
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(999)) { record(999, in: &$0) }
  }

  @Test func withoutCancelInFlightEarlierEffectsContinue() async {
    let store = testStore(delayed(1).cancellable(id: 1), delayed(2).cancellable(id: 1))
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
    await store.receive(.event(2)) { record(2, in: &$0) }
  }

  @Test func cancelReachesEffectsThatHaveNotStarted() {
    let controlled = ControlledStore(
      EventLog.State(),
      reducer: EventLog(.events(1, 2).cancellable(id: CancelID.one), .cancel(id: CancelID.one))
    )
    controlled.send(.start(0), .start(1))
    controlled.settle()
    #expect(controlled.state.events == [])
  }

  @Test func cancelDropsActionsInFlight() {
    let controlled = ControlledStore(
      EventLog.State(),
      reducer: EventLog(.events(1).cancellable(id: CancelID.one), .cancel(id: CancelID.one))
    )
    controlled.send(.start(0))
    // The effect reaches its `send`, which awaits the store's actor.
    while controlled.controlledActor.effectExecutor.jobs.count > 0 {
      controlled.controlledActor.effectExecutor.jobs.remove(at: 0)
        .runSynchronously(on: controlled.controlledActor.effectExecutor.asUnownedTaskExecutor())
    }
    controlled.send(.start(1))
    controlled.settle()
    #expect(controlled.state.events == [])
  }

  @Test func aCancelReachesEarlierMembersOfItsMerge() async {
    let store = testStore(.merge(delayed(1).cancellable(id: 1), .cancel(id: 1)))
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func aCancelIgnoresLaterMembersOfItsGroup() async {
    let store = testStore(
      .merge(.cancel(id: 1), delayed(1).cancellable(id: 1)),
      .concatenate(.cancel(id: 1), delayed(2).cancellable(id: 1))
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(2)) { record(2, in: &$0) }
  }

  @Test func aCancelReachesTheRemainingMembersOfAMerge() async {
    let store = testStore(
      .merge(delayed(1), delayed(2, seconds: 2), delayed(3, seconds: 3)).cancellable(id: 1),
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) { record(1, in: &$0) }
    await store.send(.start(1))
    await clock.advance(by: .seconds(2))
    await store.finish()
  }
}
