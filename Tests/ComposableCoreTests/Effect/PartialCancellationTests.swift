import ComposableCore
import Testing

/// Cancels of a part of an effect, and cancels by an effect of itself.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PartialCancellationTests {
  private let clock = TestClock()

  /// A feature with strings as actions: `"start"` returns the effect, `"cancel …"` cancels an id,
  /// and others are recorded.
  private struct StringActions: Reducer {
    let effect: Effect<String>

    func reduce(into state: inout [String], action: String) -> Effect<String> {
      if action == "start" { return effect }
      if action.hasPrefix("cancel ") { return .cancel(id: String(action.dropFirst(7))) }
      state.append(action)
      return .none
    }
  }

  private func testStore(_ effect: Effect<String>) -> TestStore<[String], String> {
    TestStore(initialState: [String]()) { StringActions(effect: effect) }
  }

  private func delayed(_ name: String) -> Effect<String> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(name)
    }
    .cancellable(id: name)
  }

  @Test func anEffectCanCancelItself() async {
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

  @Test func aCancelOfItsOwnConcatenationSkipsTheRest() async {
    let store = testStore(
      .concatenate(.run { await $0("cancel all") }, .send("never"), delayed("nor this"))
        .cancellable(id: "all")
    )
    await store.send("start")
    await store.receive("cancel all")
    await store.finish()
  }

  @Test func aMemberOfAMergeCanCancelTheOthers() async {
    let store = testStore(
      .merge(delayed("one"), .run { await $0("cancel all") }, delayed("two")).cancellable(id: "all")
    )
    await store.send("start")
    await store.receive("cancel all")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancellingTheRunningMemberStartsTheNext() async {
    let store = testStore(.concatenate(delayed("a"), delayed("b"), .send("c")))
    await store.send("start")
    await store.send("cancel a")
    await clock.advance(by: .seconds(1))
    await store.receive("b") { $0 = ["b"] }
    await store.receive("c") { $0 = ["b", "c"] }
  }

  @Test func cancellingAPendingMemberSkipsIt() async {
    let store = testStore(.concatenate(delayed("a"), delayed("b"), .send("c")))
    await store.send("start")
    await store.send("cancel b")
    await clock.advance(by: .seconds(1))
    await store.receive("a") { $0 = ["a"] }
    await store.receive("c") { $0 = ["a", "c"] }
  }

  @Test func cancellingAPendingGroupSkipsAllItsMembers() async {
    let store = testStore(
      .concatenate(
        delayed("a"),
        .merge(delayed("b"), .send("c"), .concatenate(delayed("d"))).cancellable(id: "group"),
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
    let store = testStore(.concatenate(delayed("a"), delayed("b"), delayed("c")))
    let task = await store.send("start")
    await store.send("cancel b")
    await store.send("cancel c")
    await store.send("cancel a")
    await task.finish()
  }

  @Test func cancellingAConcatenationCancelsAllItsMembers() async {
    let store = testStore(.concatenate(delayed("a"), .send("b")).cancellable(id: "all"))
    await store.send("start")
    await store.send("cancel all")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func cancelInFlightSkipsThePendingMemberThatItReplaces() async {
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

  @Test func aCancelDropsTheQueuedActionOfASendEffect() {
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
