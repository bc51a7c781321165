import Testing

@testable import ComposableArchitecture

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CancellationTests {
  private typealias Notes = Effect<Journal.Action>
  private enum WorkID: Hashable, Sendable { case one, two }
  private enum TimerID {}
  private enum OtherID {}

  private let clock = TestClock()

  /// A test store fails its test when an effect is still alive at its end.
  private func testStore(_ effects: Notes...) -> TestStore<Journal.State, Journal.Action> {
    let store = TestStore(initialState: Journal.State()) { Journal(effects) }
    return store
  }

  private func later(_ note: Int, seconds: Int = 1) -> Notes {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.note(note))
    }
  }

  private func note(_ note: Int, in state: inout Journal.State) {
    state.notes.append(note)
    state.transactions.append(Transaction())
  }

  @Test func cancelByValueEndsTheWork() async {
    let store = testStore(later(1).cancellable(id: WorkID.one), .cancel(id: WorkID.one))
    let task = await store.send(.start(0))
    await store.send(.start(1))
    await task.finish()
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelByTypeEndsTheWork() async {
    let store = testStore(later(1).cancellable(id: TimerID.self), .cancel(id: TimerID.self))
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelOfAnotherIdentityLeavesTheWorkAlone() async {
    let store = testStore(
      later(1).cancellable(id: WorkID.one), later(2).cancellable(id: TimerID.self),
      .merge(.cancel(id: WorkID.two), .cancel(id: OtherID.self))
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
    await store.receive(.note(2)) { note(2, in: &$0) }
  }

  @Test func cancelOfManyValuesEndsAllTheirWork() async {
    let store = testStore(
      .merge((0..<10).map { later($0).cancellable(id: $0) }), .cancel(ids: 0..<9)
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(9)) { note(9, in: &$0) }
  }

  @Test func cancelOfManyTypesEndsAllTheirWork() async {
    let store = testStore(
      .merge(
        later(1).cancellable(id: TimerID.self), later(2).cancellable(id: OtherID.self),
        later(3).cancellable(id: WorkID.self)
      ),
      .cancel(ids: [TimerID.self, OtherID.self])
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(3)) { note(3, in: &$0) }
  }

  @Test func cancelEndsAllWorkOfAnIdentity() async {
    let store = testStore(later(1).cancellable(id: WorkID.one), .cancel(id: WorkID.one))
    for _ in 0..<10 { await store.send(.start(0)) }
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelOfWhatDoesNotRunDoesNothing() async {
    let store = testStore(.cancel(id: WorkID.one), later(1).cancellable(id: WorkID.one))
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
    await store.send(.start(0))
  }

  @Test func eitherOfTwoIdentitiesCancels() async {
    let work = later(1).cancellable(id: WorkID.one).cancellable(id: WorkID.two)
    let store = testStore(work, .cancel(id: WorkID.one), .cancel(id: WorkID.two))
    await store.send(.start(0))
    await store.send(.start(1))
    await store.send(.start(0))
    await store.send(.start(2))
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelInFlightLeavesOneOfAThousand() async {
    let store = TestStore(initialState: Journal.State()) {
      Journal((0..<1_000).map { later($0).cancellable(id: TimerID.self, cancelInFlight: true) })
    }
    for number in 0..<1_000 { await store.send(.start(number)) }
    await clock.advance(by: .seconds(1))
    await store.receive(.note(999)) { note(999, in: &$0) }
    await store.finish()
  }

  @Test func cancelInFlightLeavesOneOfAThousandThatHaveNotStarted() {
    let controlled = ControlledStore(
      Journal.State(),
      reducer: Journal((0..<1_000).map { .notes($0).cancellable(id: 1, cancelInFlight: true) })
    )
    controlled.perform { store in
      for number in 0..<1_000 { store.send(.start(number)) }
    }
    controlled.settle()
    #expect(controlled.state.notes == [999])
  }

  @Test func cancelInFlightLeavesTheLastMemberOfAMerge() async {
    let store = testStore(
      .merge((0..<1_000).map { later($0).cancellable(id: 1, cancelInFlight: true) })
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(999)) { note(999, in: &$0) }
  }

  @Test func withoutCancelInFlightEarlierWorkGoesOn() async {
    let store = testStore(later(1).cancellable(id: 1), later(2).cancellable(id: 1))
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
    await store.receive(.note(2)) { note(2, in: &$0) }
  }

  @Test func aCancelRightAfterTheStartReachesWorkThatHasNotStarted() {
    let controlled = ControlledStore(
      Journal.State(),
      reducer: Journal(.notes(1, 2).cancellable(id: WorkID.one), .cancel(id: WorkID.one))
    )
    controlled.send(.start(0), .start(1))
    controlled.settle()
    #expect(controlled.state.notes == [])
  }

  @Test func aCancelReachesWorkWhoseActionIsOnItsWay() {
    let controlled = ControlledStore(
      Journal.State(),
      reducer: Journal(.notes(1).cancellable(id: WorkID.one), .cancel(id: WorkID.one))
    )
    controlled.send(.start(0))
    // The effect comes to its `send`, which waits for the store's actor.
    while controlled.controlledActor.effectExecutor.jobs.count > 0 {
      controlled.controlledActor.effectExecutor.jobs.remove(at: 0)
        .runSynchronously(on: controlled.controlledActor.effectExecutor.asUnownedTaskExecutor())
    }
    controlled.send(.start(1))
    controlled.settle()
    #expect(controlled.state.notes == [])
  }

  @Test func aCancelAfterItsStartInOneMergeCancelsIt() async {
    let store = testStore(.merge(later(1).cancellable(id: 1), .cancel(id: 1)))
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func aCancelBeforeTheStartInOneMergeOrConcatenationLeavesItAlone() async {
    let store = testStore(
      .merge(.cancel(id: 1), later(1).cancellable(id: 1)),
      .concatenate(.cancel(id: 1), later(2).cancellable(id: 1))
    )
    await store.send(.start(0))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(2)) { note(2, in: &$0) }
  }

  @Test func finishedWorkLeavesItsSiblingsToBeCancelled() async {
    let store = testStore(
      .merge(later(1), later(2, seconds: 2), later(3, seconds: 3)).cancellable(id: 1),
      .cancel(id: 1)
    )
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { note(1, in: &$0) }
    await store.send(.start(1))
    await clock.advance(by: .seconds(2))
    await store.finish()
  }
}
