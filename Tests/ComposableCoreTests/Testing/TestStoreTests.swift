import ComposableCore
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

  @Test func finishWaitsForEffects() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        .fireAndForget {
          for await _ in stream {}
          isDone.setValue(true)
        }
      }
    }
    await store.send(true)
    #expect(!isDone.value)
    continuation.finish()
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
}
