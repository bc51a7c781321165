import ComposableArchitecture
import Testing

/// What a test store says, word by word.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreMessageTests {
  struct Oops: Error {}

  /// All that is said while a body uses a store and lets it go.
  func said(
    _ exhaustivity: Exhaustivity = .on,
    by body: (TestStoreOf<Pager>) async throws -> Void
  ) async rethrows -> String {
    try await messages {
      let store = TestStore(initialState: Pager.State()) {
        Pager()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.timeout = 0
      store.exhaustivity = exhaustivity
      try await body(store)
    }
    .map(\.text).joined(separator: "\n---\n")
  }

  @Test func aWrongState() async {
    let said = await said { store in
      await store.send(.increment) { $0.count = 3 }
    }
    #expect(
      said == """
        The state after sending 'increment' is not the expected one:

            Pager.State(
          −   count: 3,
          +   count: 1,
              pages: []
            )

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func aChangeThatWasNotAsserted() async {
    let said = await said { store in
      await store.send(.increment)
    }
    #expect(
      said == """
        The state after sending 'increment' is not the expected one:

            Pager.State(
          −   count: 0,
          +   count: 1,
              pages: []
            )

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func aClosureThatChangesNothing() async {
    let said = await said { store in
      await store.send(.noop) { _ in }
    }
    #expect(
      said == """
        A change was expected after sending 'noop', but the closure changes nothing.

        Leave the closure out to assert that the state stays as it is.
        """
    )
  }

  @Test func actionsThatWereNotReceived() async {
    let said = await said { store in
      await store.send(.load(["a"], after: 0))
      await store.send(.noop)
    }
    #expect(
      said == """
        Received actions must be asserted with 'receive' before another action is sent (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        ---
        Received actions were not asserted (2):

          Pager.Action.loaded("a")
          Pager.Action.finished

        Take each with 'receive', in the order in which they arrived.
        """
    )
  }

  @Test func anEffectThatHasNotEnded() async {
    let said = await said { store in
      await store.send(.start)
    }
    #expect(
      said == """
        Effects have not ended (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine) is still running

        An effect must end before the test does:

        • If it sleeps on a clock, advance the clock.
        • If it runs until it is cancelled, send the action that cancels it, or cancel the task that 'send' returned.
        • If it waits on something real, wait for it with 'finish(timeout:)'.
        """
    )
  }

  @Test func anEffectThatWaitsForItsTurn() async {
    let clock = TestClock()
    let line = #line + 2
    let effect = Effect<Journal.Action>.concatenate(
      .run { _ in try await clock.sleep(for: .seconds(5)) },
      .run { _ in },
      .cancel(id: 1)
    )
    let said = await messages {
      let store = TestStore(initialState: Journal.State()) { Journal(effect) }
      await store.send(.start(0))
      await store.finish()
      await store.skipInFlightEffects()
    }
    #expect(
      said.map(\.text) == [
        """
        Effects have not ended (3):

          effect started at ComposableArchitectureTests/TestStoreMessageTests.swift:\(line) sleeps on a test clock for another 5.0 seconds
          effect started at ComposableArchitectureTests/TestStoreMessageTests.swift:\(line + 1) waits for its turn
          an action or a cancel waits for its turn

        An effect must end before the test does:

        • If it sleeps on a clock, advance the clock.
        • If it runs until it is cancelled, send the action that cancels it, or cancel the task that 'send' returned.
        • If it waits on something real, wait for it with 'finish(timeout:)'.
        """
      ]
    )
  }

  @Test func anActionThatCannotComeBecauseAllEffectsSleep() async {
    let said = await said { store in
      await store.send(.load([], after: 5))
      await store.receive(\.finished)
      await store.skipInFlightEffects()
    }
    #expect(
      said == """
        Expected to receive an action of the case 'finished'

        No action came.

        Effects have not ended (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine - 8) sleeps on a test clock for another 5.0 seconds

        All of them sleep, so none can come. Advance the clock before 'receive'.
        """
    )
  }

  @Test func anActionThatCannotComeBecauseNoEffectRuns() async {
    let said = await said { store in
      await store.receive(.finished)
    }
    #expect(
      said == """
        Expected to receive this action:

          Pager.Action.finished

        No action came.

        No effect is running, so none can come.
        """
    )
  }

  @Test func anotherActionThanTheExpectedOne() async {
    let said = await said { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(.loaded("b")) { $0.pages = ["a"] }
      await store.receive(\.loaded)
    }
    #expect(
      said == """
        Expected to receive this action:

          Pager.Action.loaded("b")

        Another action was received:

          − Pager.Action.loaded("b")
          + Pager.Action.loaded("a")

        (Expected: −, Received: +)
        ---
        Expected to receive an action of a case with a payload of 'Swift.String'

        Another action was received:

          Pager.Action.finished
        """
    )
  }

  @Test func anotherPayloadThanTheExpectedOne() async {
    let said = await said { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded, "b") { $0.pages = ["a"] }
      await store.receive(\.finished)
    }
    #expect(
      said == """
        Expected to receive an action of a case with a payload of 'Swift.String' with this payload:

          "b"

        Another action was received:

          − "b"
          + "a"

        (Expected: −, Received: +)
        """
    )
  }

  @Test func workThatHasNotEnded() async {
    let said = await said { store in
      let task = await store.send(.start)
      await task.finish()
      await task.cancel()
    }
    #expect(
      said == """
        The work of an action has not ended:

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine) is still running

        If it waits on a clock, advance the clock; if it is to run for ever, cancel it with 'cancel()'.
        """
    )
  }

  @Test func whatWasLeftOut() async {
    let said = await said(.off(showSkippedAssertions: true)) { store in
      await store.send(.increment)
      await store.send(.load(["a"], after: 0))
      await store.receive(\.finished)
      await store.send(.start)
    }
    #expect(
      said == """
        The state after sending 'increment' has changes that were not asserted:

            Pager.State(
          −   count: 0,
          +   count: 1,
              pages: []
            )

        (Expected: −, Actual: +)
        ---
        Skipped received actions (1):

          Pager.Action.loaded("a")
        ---
        Left effects that have not ended (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine) is still running
        """
    )
  }

  @Test func anActionThatIsNotAmongThoseThatCame() async {
    let said = await said(.off) { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.failed)
      await store.send(.start)
      await store.receive(\.failed)
    }
    #expect(
      said == """
        Expected to receive an action of a case with a payload of 'ComposableArchitectureTests.Pager.Failure'

        Only these came:

          Pager.Action.loaded("a")
          Pager.Action.finished

        No effect is running, so none can come.
        ---
        Expected to receive an action of a case with a payload of 'ComposableArchitectureTests.Pager.Failure'

        No action came.

        Effects have not ended (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine) is still running

        If one waits on something real that takes longer, give 'receive' a longer 'timeout:'.
        """
    )
  }

  @Test func aClosureThatThrows() async {
    let said = await said { store in
      await store.send(.noop) { _ in throw Oops() }
      store.assert { $0.count = 4 }
    }
    #expect(
      said == """
        The closure that says the expected state threw an error: Oops()
        ---
        The state is not the expected one:

            Pager.State(
          −   count: 4,
          +   count: 0,
              pages: []
            )

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func anActionThatAPredicateRefuses() async {
    let said = await said { store in
      await store.send(.load([], after: 0))
      await store.receive { $0 == .finished }
    }
    #expect(
      said == """
        Expected to receive an action that the predicate holds for

        Another action was received:

          Pager.Action.failed(
            .offline(404)
          )
        """
    )
  }

  @Test func aPartOfATestThatIsExhaustive() async {
    let said = await said(.off) { store in
      _ = await store.withExhaustivity(.on) { await store.send(.increment) { $0.count = 5 } }
    }
    #expect(said.contains("count: 5"))
    #expect(said.contains("(Expected: −, Actual: +)"))
  }
}
