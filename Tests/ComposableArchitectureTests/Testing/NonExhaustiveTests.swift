import ComposableArchitecture
import Testing

/// With exhaustivity off a test asserts what it names, and nothing else.
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

  @Test func aFieldThatIsOtherwiseFails() async throws {
    let said = await messages {
      let store = store()
      await store.send(.increment) { $0.count = 7 }
    }
    #expect(said.count == 1)
    #expect(try #require(said.first).says("count: 7", "count: 1"))
  }

  @Test func receiveFindsALaterAction() async {
    let store = store()
    await store.send(.load(["a", "b", "c"], after: 0))
    await store.receive(.loaded("b"))
    #expect(store.state.pages == ["a", "b"])
    await store.receive(\.finished) { $0.pages = ["a", "b", "c"] }
  }

  @Test func receiveDoesNotFindWhatWasSkipped() async throws {
    let said = await messages {
      let store = store()
      await store.send(.load(["a", "b"], after: 0))
      await store.receive(.loaded("b"))
      await store.receive(.loaded("a"))
    }
    #expect(said.count == 1)
    #expect(try #require(said.first).says("Only these came", "finished", "No effect is running"))
  }

  @Test func sendLeavesOutWhatWasReceived() async {
    let store = store()
    await store.send(.load(["a"], after: 0))
    await store.send(.increment) {
      $0.count = 1
      $0.pages = ["a"]
    }
  }

  @Test func effectsThatRunAreCancelledAtTheEnd() async {
    let store = store()
    let task = await store.send(.start)
    #expect(!task.isCancelled)
  }

  @Test func assertLooksAtSomeFields() async throws {
    let said = await messages {
      let store = store()
      await store.send(.load(["a"], after: 0))
      await store.receive(\.finished)
      store.assert { $0.pages = ["a"] }
      store.assert { $0.pages = [] }
    }
    #expect(said.count == 1)
    #expect(try #require(said.first).says("The state is not the expected one", "\"a\""))
  }

  @Test func skippedAssertionsAreNotedWhenAsked() async {
    let said = await messages {
      let store = store(.off(showSkippedAssertions: true))
      await store.send(.increment)
      await store.send(.load(["a"], after: 0))
      await store.receive(\.finished)
      await store.send(.start)
    }
    #expect(said.count == 3)
    #expect(said[0].says("The state after sending 'increment'", "not asserted", "count: 1"))
    #expect(said[1].says("Skipped received actions (1)", "loaded"))
    #expect(said[2].says("Left effects that have not ended (1)", "Pager.swift:\(Pager.startLine)"))
  }

  @Test func notesDoNotFailATest() async {
    let store = store(.off(showSkippedAssertions: true))
    await store.send(.increment)
    await store.send(.load(["a"], after: 0))
  }

  @Test func exhaustivityHoldsForAPartOfATest() async {
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

  @Test func aSynchronousPartOfATestCanBeExhaustive() async {
    var line = 0
    let said = await messages {
      let store = store()
      store.withExhaustivity(.on) {
        #expect(store.exhaustivity == .on)
        line = #line + 1
        store.assert { $0.count = 5 }
      }
      #expect(store.exhaustivity == .off)
    }
    #expect(said.compactMap(\.line) == [line])
    #expect(said.first?.says("The state is not the expected one", "count: 5", "count: 0") == true)
  }

  @Test func exhaustivityIsAsBeforeWhenAPartOfATestThrows() async {
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
    let said = await messages { await store.skipReceivedActions() }
    #expect(said.map(\.text) == ["There were no received actions to skip."])
  }

  @Test func effectsInFlightCanBeSkipped() async throws {
    let store = store(.on)
    let task = await store.send(.start)
    await store.skipInFlightEffects()
    #expect(task.isCancelled)
    await store.skipInFlightEffects(strict: false)
    let said = await messages { await store.skipInFlightEffects() }
    #expect(said.map(\.text) == ["There were no effects in flight to skip."])
  }
}
