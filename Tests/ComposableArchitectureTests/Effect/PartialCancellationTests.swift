import ComposableArchitecture
import Testing

/// Cancels that reach a part of an effect, or the effect that they come from.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CancellationOfPartsTests {
  private let clock = TestClock()

  /// Actions are names; `"start"` returns the effect, `"cancel …"` cancels that id, others are noted.
  private struct Names: Reducer {
    let effect: Effect<String>

    func reduce(into state: inout [String], action: String) -> Effect<String> {
      if action == "start" { return effect }
      if action.hasPrefix("cancel ") { return .cancel(id: String(action.dropFirst(7))) }
      state.append(action)
      return .none
    }
  }

  private func testStore(_ effect: Effect<String>) -> TestStore<[String], String> {
    let store = TestStore(initialState: [String]()) { Names(effect: effect) }
    return store
  }

  private func later(_ name: String) -> Effect<String> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(name)
    }
    .cancellable(id: name)
  }

  @Test func aCancelFromInsideTheEffectItCancelsEndsIt() async {
    let wasCancelled = LockIsolated<Bool?>(nil)
    let store = testStore(
      .run { send in
        await send("before")
        await send("cancel self")
        wasCancelled.setValue(Task.isCancelled)
        await send("after")
      }
      .cancellable(id: "self")
    )
    let task = await store.send("start")
    await store.receive("before") { $0 = ["before"] }
    await store.receive("cancel self")
    await task.finish()
    #expect(wasCancelled.value == true)
    await store.finish()
  }

  @Test func aCancelFromInsideSkipsTheRestOfTheConcatenationItIsPartOf() async {
    let store = testStore(
      .concatenate(.run { await $0("cancel all") }, .send("never"), later("nor this"))
        .cancellable(id: "all")
    )
    await store.send("start")
    await store.receive("cancel all")
    await store.finish()
  }

  @Test func aCancelSentByOneMemberOfAMergeEndsTheOthers() async {
    let store = testStore(
      .merge(later("one"), .run { await $0("cancel all") }, later("two")).cancellable(id: "all")
    )
    await store.send("start")
    await store.receive("cancel all")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancellingTheRunningMemberOfAConcatenationGoesOnWithTheNext() async {
    let store = testStore(.concatenate(later("a"), later("b"), .send("c")))
    await store.send("start")
    await store.send("cancel a")
    await clock.advance(by: .seconds(1))
    await store.receive("b") { $0 = ["b"] }
    await store.receive("c") { $0 = ["b", "c"] }
  }

  @Test func cancellingAMemberOfAConcatenationBeforeItsTurnSkipsIt() async {
    let store = testStore(.concatenate(later("a"), later("b"), .send("c")))
    await store.send("start")
    await store.send("cancel b")
    await clock.advance(by: .seconds(1))
    await store.receive("a") { $0 = ["a"] }
    await store.receive("c") { $0 = ["a", "c"] }
  }

  @Test func cancellingAGroupBeforeItsTurnSkipsAllOfIt() async {
    let store = testStore(
      .concatenate(
        later("a"),
        .merge(later("b"), .send("c"), .concatenate(later("d"))).cancellable(id: "group"),
        .send("e")
      )
    )
    await store.send("start")
    await store.send("cancel group")
    await clock.advance(by: .seconds(1))
    await store.receive("a") { $0 = ["a"] }
    await store.receive("e") { $0 = ["a", "e"] }
  }

  @Test func cancellingEveryMemberEndsTheConcatenation() async {
    let store = testStore(.concatenate(later("a"), later("b"), later("c")))
    let task = await store.send("start")
    await store.send("cancel b")
    await store.send("cancel c")
    await store.send("cancel a")
    await task.finish()
  }

  @Test func cancellingAConcatenationEndsItAsAWhole() async {
    let store = testStore(.concatenate(later("a"), .send("b")).cancellable(id: "all"))
    await store.send("start")
    await store.send("cancel all")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func aMemberReplacedBeforeItsTurnByCancelInFlightIsSkipped() async {
    let store = TestStore(initialState: [String]()) { [clock] in
      Reduce<[String], String> { state, action in
        switch action {
        case "start":
          return .concatenate(
            .run { _ in try await clock.sleep(for: .seconds(1)) },
            Effect.send("old").cancellable(id: "note")
          )
        case "replace":
          return .run { send in
            try await clock.sleep(for: .seconds(2))
            await send("new")
          }
          .cancellable(id: "note", cancelInFlight: true)
        default:
          state.append(action)
          return .none
        }
      }
    }
    await store.send("start")
    await store.send("replace")
    await clock.advance(by: .seconds(2))
    await store.receive("new") { $0 = ["new"] }
    await store.finish()
  }

  @Test func aSentActionThatIsStillQueuedIsNotDeliveredAfterItsCancel() {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        switch action {
        case "start":
          return .merge(.send("cancel"), Effect.send("dropped").cancellable(id: 1))
        case "cancel":
          return .cancel(id: 1)
        default:
          state.append(action)
          return .none
        }
      }
    }
    store.send("start")
    #expect(store.state == [])
  }
}
