import ComposableCore
import Testing

// The messages of 'receive'.
extension TestStoreMessageTests {
  @Test func aWrongStateAfterReceivingIsReported() async {
    let text = await reportText { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded) { $0.pages = ["b"] }
      await store.receive(\.finished)
    }
    #expect(
      text == """
        The state after receiving 'loaded' is not the expected one:

            Pager.State(
              count: 0,
              pages: [
          −     [0]: "b"
          +     [0]: "a"
              ]
            )

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func aChangeAfterReceivingThatWasNotAssertedIsReported() async {
    let text = await reportText { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded)
      await store.receive(\.finished)
    }
    #expect(
      text == """
        The state after receiving 'loaded' is not the expected one:

            Pager.State(
              count: 0,
              pages: [
          +     [0]: "a"
              ]
            )

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func aClosureOfReceiveThatChangesNothingIsReported() async {
    let text = await reportText { store in
      await store.send(.load([], after: 0))
      await store.receive(\.failed) { _ in }
    }
    #expect(
      text == """
        A change was expected after receiving 'failed', but the closure changes nothing.

        Omit the closure to assert that the state does not change.
        """
    )
  }

  @Test func aClosureOfReceiveOrAssertThatThrowsIsReported() async {
    let text = await reportText { store in
      await store.send(.load([], after: 0))
      await store.receive(\.failed) { _ in throw TestError() }
      store.assert { _ in throw TestError() }
    }
    #expect(
      text == """
        The closure for the expected state threw an error: TestError()
        ---
        The closure for the expected state threw an error: TestError()
        """
    )
  }

  @Test func anUnexpectedCaseIsReportedWithTheExpectedPayload() async {
    let text = await reportText { store in
      await store.send(.load([], after: 0))
      await store.receive(\.loaded, "a")
    }
    #expect(
      text == """
        Expected to receive an action of a case with a payload of 'Swift.String' with this payload:

          "a"

        Another action was received:

          Pager.Action.failed(
            .offline(404)
          )
        """
    )
  }

  @Test func aMissingPayloadIsReported() async {
    let text = await reportText { store in
      await store.receive(\.loaded, "a")
    }
    #expect(
      text == """
        Expected to receive an action of a case with a payload of 'Swift.String' with this payload:

          "a"

        No action was received.

        No effect is in flight, so none can be received.
        """
    )
  }

  @Test func aMissingActionForAPredicateIsReported() async {
    let text = await reportText { store in
      await store.receive { $0 == .finished }
    }
    #expect(
      text == """
        Expected to receive an action that the predicate holds for

        No action was received.

        No effect is in flight, so none can be received.
        """
    )
  }

  @Test func aTimeoutWhileAllEffectsSleepIsReported() async {
    let text = await reportText { store in
      await store.send(.load([], after: 5))
      await store.receive(\.finished, timeout: .milliseconds(1))
      await store.skipInFlightEffects()
    }
    #expect(
      text == """
        Expected to receive an action of the case 'finished'

        No action was received.

        Effects have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine - 8) sleeps on a test clock for another 5.0 seconds

        If one does real work that takes longer, pass 'receive' a longer 'timeout:'.
        """
    )
  }

  @Test func aMissingNestedCaseIsReportedByItsPath() async {
    let text = await reportText { store in
      await store.receive(\.failed.other)
    }
    #expect(text.hasPrefix("Expected to receive an action of the case 'failed.other'\n"))
  }
}
