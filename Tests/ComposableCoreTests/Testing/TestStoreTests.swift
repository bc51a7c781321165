import ComposableCore
import Foundation
import Testing

/// The methods of a test store in passing tests.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreTests {
  private let clock = TestClock()
  private let store: TestStoreOf<Pager>

  init() {
    store = TestStore(initialState: Pager.State()) { [clock] in
      Pager().dependency(\.continuousClock, clock)
    }
  }

  @Test func sendAssertsAChange() async {
    await store.send(.increment) { $0.count = 1 }
    await store.send(.increment) { $0.count += 1 }
    #expect(store.state.count == 2)
  }

  @Test func sendWithoutAChangeNeedsNoClosure() async {
    await store.send(.noop)
    #expect(store.state == Pager.State())
  }

  @Test func receiveTakesValues() async {
    await store.send(.load(["a"], after: 0))
    await store.receive(.loaded("a")) { $0.pages = ["a"] }
    await store.receive(.finished)
  }

  @Test func receiveTakesCasesWithAndWithoutPayload() async {
    await store.send(.load(["a", "b", "c"], after: 0))
    await store.receive(\.loaded) { $0.pages = ["a"] }
    await store.receive(\.loaded, "b") { $0.pages = ["a", "b"] }
    await store.receive(\.loaded, "c") { $0.pages.append("c") }
    await store.receive(\.finished)
  }

  @Test func receiveTakesCasesOfCases() async {
    await store.send(.load([], after: 0))
    await store.receive(\.failed.offline, 404)
    await store.send(.load([], after: 0))
    await store.receive(\.failed.offline)
    await store.send(.load([], after: 0))
    await store.receive(\.failed, .offline(404))
  }

  @Test func receiveTakesPredicates() async {
    await store.send(.load(["a"], after: 0))
    await store.receive {
      $0.is(\.loaded)
    } assert: {
      $0.pages = ["a"]
    }
    await store.receive { $0 == .finished }
  }

  @Test func actionsNeedNotBeEquatable() async {
    let store = TestStore(initialState: Tree.State()) { Tree() }
    await store.send(.child(.increment)) { $0.child.count = 1 }
    await store.send(.rows(.element(id: 10, action: .increment))) { $0.rows[id: 10]?.count = 1 }
    await store.send(.change { $0.optional = nil }) { $0.optional = nil }
  }

  @Test func theStateIncludesOnlyTheAssertedActions() async {
    await store.send(.load(["a", "b"], after: 0))
    #expect(store.state.pages == [])
    await store.receive(\.loaded) { $0.pages = ["a"] }
    #expect(store.state.pages == ["a"])
    await store.receive(\.loaded) { $0.pages = ["a", "b"] }
    await store.receive(\.finished)
  }

  @Test func assertComparesTheStateOfTheAssertedActions() async {
    await store.send(.load(["a"], after: 0))
    store.assert { $0.pages = [] }
    await store.receive(\.loaded) { $0.pages = ["a"] }
    store.assert { $0.pages = ["a"] }
    await store.receive(\.finished)
  }

  @Test func timePassesWhenTheClockAdvances() async {
    await store.send(.load(["a"], after: 10))
    await clock.advance(by: .seconds(9))
    await store.send(.increment) { $0.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.load)
    await store.receive(\.loaded) { $0.pages = ["a"] }
    await store.receive(\.finished)
  }

  @Test func sendReturnsWhenAllEffectsAreSuspended() async {
    await store.send(.load(["a"], after: 10))
    #expect(clock.sleepers().count == 1)
    await clock.advance(by: .seconds(10))
    await store.receive(\.load)
    await store.receive(\.loaded) { $0.pages = ["a"] }
    await store.receive(\.finished)
  }

  @Test func finishWaitsForEffects() async {
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, _ in .fireAndForget { isDone.setValue(true) } }
    }
    await store.send(true)
    await store.finish()
    #expect(isDone.value)
  }

  @Test func aTaskCanBeCancelledAndFinished() async {
    let task = await store.send(.start)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
    await task.finish()
    let other = await store.send(.start)
    await store.send(.stop)
    await other.finish()
    await store.finish()
  }

  @Test func theReducerSeesTheStoresDependencies() async {
    let store = TestStore(initialState: "") {
      Reduce<String, Void> { state, _ in
        @Dependency(\.uuid) var uuid
        state = uuid().uuidString
        return .none
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(()) { $0 = "00000000-0000-0000-0000-000000000000" }
    await store.send(()) { $0 = "00000000-0000-0000-0000-000000000001" }
  }
}
