import ComposableArchitecture
import Testing

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

  @Test func concatenatedSendsAreDeliveredBeforeTheActionsTheyCause() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "start": return .concatenate(.send("a"), .send("b"), .send("c"))
        case "a": return .send("of a")
        default: return .none
        }
      }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "a", "b", "c", "of a"])
  }

  @Test func restartsAtOnceRunOneOperationAtATime() async {
    let running = LockIsolated(0)
    let mostRunning = LockIsolated(0)
    @Sendable func operation() async throws {
      try await withTaskCancellation(id: "x", cancelInFlight: true) {
        mostRunning.withValue {
          [
            count = running.withValue {
              $0 += 1; return $0
            }
          ] in
          $0 = max($0, count)
        }
        // Not cancelled yet: the next one cancels it.
        defer { running.withValue { $0 -= 1 } }
        try await Task.never()
      }
    }
    let store = Store(initialState: EventLog.State()) {
      EventLog(.merge((0..<100).map { _ in .run { _ in try await operation() } }))
    }
    let task = store.send(.start(0))
    while mostRunning.value == 0 { await Task.yield() }
    task.cancel()
    await task.finish()
  }
}
