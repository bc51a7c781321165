import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The text of a test store's messages.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreMessageTests {
  struct TestError: Error {}

  /// The text of all reports while a body uses a store and releases it.
  func reportText(
    _ exhaustivity: Exhaustivity = .on,
    by body: (TestStoreOf<Pager>) async throws -> Void
  ) async rethrows -> String {
    try await interceptedReports {
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

  @Test func aWrongStateIsReportedAsADifference() async {
    let text = await reportText { store in
      await store.send(.increment) { $0.count = 3 }
    }
    #expect(
      text == """
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

  @Test func aChangeThatWasNotAssertedIsReported() async {
    let text = await reportText { store in
      await store.send(.increment)
    }
    #expect(
      text == """
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

  @Test func aClosureThatChangesNothingIsReported() async {
    let text = await reportText { store in
      await store.send(.noop) { _ in }
    }
    #expect(
      text == """
        A change was expected after sending 'noop', but the closure changes nothing.

        Omit the closure to assert that the state does not change.
        """
    )
  }

  @Test func receivedActionsThatWereNotAssertedAreReported() async {
    let text = await reportText { store in
      await store.send(.load(["a"], after: 0))
      await store.send(.noop)
    }
    #expect(
      text == """
        Received actions must be asserted with 'receive' before another action is sent (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        ---
        Received actions were not asserted (2):

          Pager.Action.loaded("a")
          Pager.Action.finished

        Assert each with 'receive', in the order in which they were received.
        """
    )
  }

  @Test func anEffectThatHasNotEndedIsReported() async {
    let text = await reportText { store in
      await store.send(.start)
    }
    #expect(
      text == """
        Effects have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine) is still running

        An effect must end before the test does:

        • If it sleeps on a clock, advance the clock.
        • If it runs until it is cancelled, send the action that cancels it, or cancel the task that 'send' returned.
        • If it does real work, such as a network request, wait for it with 'finish(timeout:)'.
        """
    )
  }

  @Test func pendingEffectsAreReported() async {
    let clock = TestClock()
    let line = #line + 2
    let effect = Effect<EventLog.Action>.concatenate(
      .run { _ in try await clock.sleep(for: .seconds(5)) },
      .run { _ in },
      .cancel(id: 1)
    )
    let reports = await interceptedReports {
      let store = TestStore(initialState: EventLog.State()) { EventLog(effect) }
      await store.send(.start(0))
      await store.finish()
      await store.skipInFlightEffects()
    }
    #expect(
      reports.map(\.text) == [
        """
        Effects have not ended (3):

          effect started at ComposableCoreTests/TestStoreMessageTests.swift:\(line) sleeps on a test clock for another 5.0 seconds
          effect started at ComposableCoreTests/TestStoreMessageTests.swift:\(line + 1) is pending
          an action or a cancellation is pending

        An effect must end before the test does:

        • If it sleeps on a clock, advance the clock.
        • If it runs until it is cancelled, send the action that cancels it, or cancel the task that 'send' returned.
        • If it does real work, such as a network request, wait for it with 'finish(timeout:)'.
        """
      ]
    )
  }

  @Test func aMissingActionIsReportedWithTheSleepingEffects() async {
    let text = await reportText { store in
      await store.send(.load([], after: 5))
      await store.receive(\.finished)
      await store.skipInFlightEffects()
    }
    #expect(
      text == """
        Expected to receive an action of the case 'finished'

        No action was received.

        Effects have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine - 8) sleeps on a test clock for another 5.0 seconds

        All of them sleep, so none can be received. Advance the clock before 'receive'.
        """
    )
  }

  @Test func aMissingActionIsReportedWhenNoEffectRuns() async {
    let text = await reportText { store in
      await store.receive(.finished)
    }
    #expect(
      text == """
        Expected to receive this action:

          Pager.Action.finished

        No action was received.

        No effect is in flight, so none can be received.
        """
    )
  }

  @Test func anUnexpectedActionIsReported() async {
    let text = await reportText { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(.loaded("b")) { $0.pages = ["a"] }
      await store.receive(\.loaded)
    }
    #expect(
      text == """
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

  @Test func anUnexpectedPayloadIsReported() async {
    let text = await reportText { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded, "b") { $0.pages = ["a"] }
      await store.receive(\.finished)
    }
    #expect(
      text == """
        Expected to receive an action of a case with a payload of 'Swift.String' with this payload:

          "b"

        Another action was received:

          − "b"
          + "a"

        (Expected: −, Received: +)
        """
    )
  }

  @Test func aTaskThatHasNotEndedIsReported() async {
    let text = await reportText { store in
      let task = await store.send(.start)
      await task.finish()
      await task.cancel()
    }
    #expect(
      text == """
        Effects of an action have not ended:

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine) is still running

        If one sleeps on a clock, advance the clock. If one runs until it is cancelled, call \
        'cancel()'.
        """
    )
  }

  @Test func skippedAssertionsAreReported() async {
    let text = await reportText(.off(showSkippedAssertions: true)) { store in
      await store.send(.increment)
      await store.send(.load(["a"], after: 0))
      await store.receive(\.finished)
      await store.send(.start)
    }
    #expect(
      text == """
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
        Skipped effects that have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine) is still running
        """
    )
  }

  @Test func anActionThatIsNotAmongTheReceivedOnesIsReported() async {
    let text = await reportText(.off) { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.failed)
      await store.send(.start)
      await store.receive(\.failed)
    }
    #expect(
      text == """
        Expected to receive an action of a case with a payload of 'ComposableCoreTests.Pager.Failure'

        Only these were received:

          Pager.Action.loaded("a")
          Pager.Action.finished

        No effect is in flight, so none can be received.
        ---
        Expected to receive an action of a case with a payload of 'ComposableCoreTests.Pager.Failure'

        No action was received.

        Effects have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine) is still running

        If one does real work that takes longer, pass 'receive' a longer 'timeout:'.
        """
    )
  }

  @Test func aClosureThatThrowsIsReported() async {
    let text = await reportText { store in
      await store.send(.noop) { _ in throw TestError() }
      store.assert { $0.count = 4 }
    }
    #expect(
      text == """
        The closure for the expected state threw an error: TestError()
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

  @Test func anActionThatThePredicateRejectsIsReported() async {
    let text = await reportText { store in
      await store.send(.load([], after: 0))
      await store.receive { $0 == .finished }
    }
    #expect(
      text == """
        Expected to receive an action that the predicate holds for

        Another action was received:

          Pager.Action.failed(
            .offline(404)
          )
        """
    )
  }

  @Test func anExhaustivePartOfATestReportsAChangeThatWasNotAsserted() async {
    let text = await reportText(.off) { store in
      _ = await store.withExhaustivity(.on) { await store.send(.increment) }
    }
    #expect(text.hasPrefix("The state after sending 'increment' is not the expected one:\n"))
  }
}
