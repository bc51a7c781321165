import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Tests with exhaustivity off, which assert only what they name.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct NonExhaustiveTests {
  private struct Stop: Error {}

  private let clock = TestClock()

  private func store(_ exhaustivity: Exhaustivity = .off) -> TestStoreOf<Pager> {
    let store = TestStore(initialState: Pager.State()) {
      Pager()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.timeout = 600_000_000_000
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func aClosureAssertsTheFieldsItChanges() async {
    let store = store()
    await store.send(.increment)
    await store.send(.increment) { $0.count = 2 }
    #expect(store.state.count == 2)
  }

  @Test func aWrongFieldFailsTheTest() async throws {
    let reports = await interceptedReports {
      let store = store()
      await store.send(.increment) { $0.count = 7 }
    }
    #expect(reports.count == 1)
    #expect(try #require(reports.first).mentions("count: 7", "count: 1"))
  }

  @Test func receiveSkipsToALaterAction() async {
    let store = store()
    await store.send(.load(["a", "b", "c"], after: 0))
    await store.receive(.loaded("b"))
    #expect(store.state.pages == ["a", "b"])
    await store.receive(\.finished) { $0.pages = ["a", "b", "c"] }
  }

  @Test func receiveDoesNotFindSkippedActions() async throws {
    let reports = await interceptedReports {
      let store = store()
      await store.send(.load(["a", "b"], after: 0))
      await store.receive(.loaded("b"))
      await store.receive(.loaded("a"))
    }
    #expect(reports.count == 1)
    #expect(
      try #require(reports.first).mentions(
        "Only these were received", "finished", "No effect is in flight"))
  }

  @Test func sendSkipsReceivedActions() async {
    let store = store()
    await store.send(.load(["a"], after: 0))
    await store.send(.increment) {
      $0.count = 1
      $0.pages = ["a"]
    }
  }

  @Test func aRunningEffectIsCancelledAtTheEnd() async {
    let ended = EndedOperations<Int>()
    do {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in
          .run { _ in
            defer { ended.append(action) }
            try await Task.never()
          }
        }
      }
      store.exhaustivity = .off
      await store.send(1)
    }
    #expect(await ended.next() == 1)
  }

  @Test func assertComparesTheFieldsThatItSets() async throws {
    let reports = await interceptedReports {
      let store = store()
      await store.send(.load(["a"], after: 0))
      await store.receive(\.finished)
      store.assert { $0.pages = ["a"] }
      store.assert { $0.pages = [] }
    }
    #expect(reports.count == 1)
    #expect(try #require(reports.first).mentions("The state is not the expected one", "\"a\""))
  }

  @Test func reportsOfSkippedAssertionsDoNotFailTheTest() async {
    let store = store(.off(showSkippedAssertions: true))
    await store.send(.increment)
    await store.send(.load(["a"], after: 0))
  }

  @Test func withExhaustivityAppliesToItsOperation() async {
    let store = store(.on)
    await store.withExhaustivity(.off) {
      await store.send(.increment)
    }
    #expect(store.exhaustivity == .on)
    store.withExhaustivity(.off(showSkippedAssertions: false)) {
      #expect(store.exhaustivity == .off)
    }
    await store.send(.increment) { $0.count = 2 }
  }

  @Test func withExhaustivityAppliesToASynchronousOperation() async {
    var line = 0
    let reports = await interceptedReports {
      let store = store()
      store.withExhaustivity(.on) {
        #expect(store.exhaustivity == .on)
        line = #line + 1
        store.assert { $0.count = 5 }
      }
      #expect(store.exhaustivity == .off)
    }
    #expect(reports.compactMap(\.line) == [line])
    #expect(
      reports.first?.mentions("The state is not the expected one", "count: 5", "count: 0") == true)
  }

  @Test func exhaustivityIsRestoredWhenTheOperationThrows() async {
    let store = store(.on)
    #expect(throws: Stop.self) {
      try store.withExhaustivity(.off) { throw Stop() }
    }
    #expect(store.exhaustivity == .on)
    await #expect(throws: Stop.self) {
      try await store.withExhaustivity(.off) {
        await store.send(.increment)
        throw Stop()
      }
    }
    #expect(store.exhaustivity == .on)
  }

  @Test func receivedActionsCanBeSkipped() async throws {
    let store = store(.on)
    await store.send(.load(["a"], after: 0))
    await store.skipReceivedActions()
    #expect(store.state.pages == ["a"])
    await store.skipReceivedActions(strict: false)
    let reports = await interceptedReports { await store.skipReceivedActions() }
    #expect(reports.map(\.text) == ["There were no received actions to skip."])
  }

  @Test func effectsInFlightCanBeSkipped() async throws {
    let store = store(.on)
    let task = await store.send(.start)
    await store.skipInFlightEffects()
    #expect(!task.isCancelled)
    await store.finish()
    await store.skipInFlightEffects(strict: false)
    let reports = await interceptedReports { await store.skipInFlightEffects() }
    #expect(reports.map(\.text) == ["There were no effects in flight to skip."])
  }

  @Test func actionsOfSkippedEffectsAreAsserted() async {
    let store = store(.on)
    await store.send(.load(["a"], after: 5))
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(5))
    await store.receive(\.load)
    await store.receive(\.loaded) { $0.pages = ["a"] }
    await store.receive(\.finished)
  }

  @Test func anEffectThatASkippedOneStartsIsReported() async {
    let clock = clock
    let reports = await interceptedReports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in
          .run { send in
            try await clock.sleep(for: .seconds(5))
            await send(action + 1)
          }
        }
      }
      await store.send(0)
      await store.skipInFlightEffects()
      await clock.advance(by: .seconds(5))
      await store.receive(1)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("Effects have not ended (1)", "another 5.0 seconds") == true)
  }

  @Test func laterMembersOfASkippedConcatenationAreSkipped() async {
    let clock = clock
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, action in
        guard action == 0 else { return .none }
        return .concatenate(
          .run { send in
            try await clock.sleep(for: .seconds(5))
            await send(1)
          },
          .run { send in
            await send(2)
            try await withTaskCancellation(id: 1) { try await clock.sleep(for: .seconds(5)) }
          }
        )
      }
    }
    await store.send(0)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(5))
    await store.receive(1)
    await store.receive(2)
    await store.finish()
  }
}
