import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// Cancels that begin after the effects that were returned with them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LateCancellationTests {
  private let clock = TestClock()

  private func wait(_ seconds: Int) -> Effect<EventLog.Action> {
    .run { [clock] _ in try await clock.sleep(for: .seconds(seconds)) }
  }

  /// An effect that sends an event each second.
  private func poll(_ event: Int) -> Effect<EventLog.Action> {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.event(event)) }
    }
  }

  private func testStore(_ effect: Effect<EventLog.Action>) -> TestStoreOf<EventLog> {
    let store = TestStore(initialState: EventLog.State()) { EventLog(effect) }
    store.exhaustivity = .off
    return store
  }

  @Test func aCancelAfterADelayCancelsARunningEffectToItsRight() async {
    let store = testStore(
      .merge(.concatenate(wait(1), .cancel(id: "x")), poll(1).cancellable(id: "x")))
    await store.send(.start(0))
    await clock.advance(by: .seconds(3))
    await store.finish()
    #expect(store.state.events.count <= 1)
  }

  @Test func aLateRestartCancelsARunningEffectToItsRight() async {
    let restart = poll(1).cancellable(id: "x", cancelInFlight: true)
    let store = testStore(.merge(.concatenate(wait(1), restart), poll(2).cancellable(id: "x")))
    let task = await store.send(.start(0))
    await clock.advance(by: .milliseconds(1_500))
    await clock.advance(by: .milliseconds(3_000))
    await task.cancel()
    await store.skipReceivedActions()
    #expect(store.state.events.filter { $0 == 1 }.count == 3)
    #expect(store.state.events.filter { $0 == 2 }.count <= 1)
  }

  @Test func aLateCancelInAnEffectOfTheSameIdentifierCancelsItsOtherMembers() async {
    let store = testStore(
      .merge(poll(1), .concatenate(wait(1), .cancel(id: "x"), .send(.event(2))))
        .cancellable(id: "x"))
    await store.send(.start(0))
    await clock.advance(by: .seconds(3))
    await store.finish()
    #expect(store.state.events.filter { $0 == 1 }.count <= 1)
    #expect(store.state.events.filter { $0 == 2 }.count == 1)
  }

  @Test func aCancelSparesEffectsOfItsTreeThatHaveNotStarted() async {
    let store = testStore(
      .merge(
        .concatenate(wait(1), Effect.send(.event(1)).cancellable(id: "x")),
        .cancel(id: "x"),
        Effect.send(.event(2)).cancellable(id: "x")
      ))
    await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.events == [2, 1])
  }

  @Test func aCancelRevokesTheQueuedActionOfAnEarlierMember() async {
    let store = testStore(
      .concatenate(Effect.send(.event(1)).cancellable(id: "x"), .cancel(id: "x"), .send(.event(2))))
    await store.send(.start(0))
    await store.finish()
    #expect(store.state.events == [2])
  }

  @Test func operationsThatReplaceOneAnotherAtOnceLeaveOneInFlight() async throws {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .merge(
          (0..<100).map { _ in
            .run { _ in
              defer { end.yield() }
              try await withTaskCancellation(id: "x", cancelInFlight: true) { () -> Void in
                try await Task.never()
              }
            }
          }
        )
      )
    }
    let task = store.send(.start(0))
    var ends = 0
    for await _ in ended {
      ends += 1
      // The last one to start replaces all others. Were two in flight, this would wait for ever.
      if ends == 99 { break }
    }
    let core = try #require(store.core as? RootCore<EventLog.State, EventLog.Action>)
    #expect(core.registry.leaves().filter { $0.phase == .live }.count == 2)
    task.cancel()
    await task.finish()
  }
}
