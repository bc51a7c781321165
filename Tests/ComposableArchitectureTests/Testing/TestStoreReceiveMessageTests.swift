import ComposableArchitecture
import Testing

// What 'receive' says.
extension TestStoreMessageTests {
  @Test func aWrongStateAfterReceiving() async {
    let said = await said { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded) { $0.pages = ["b"] }
      await store.receive(\.finished)
    }
    #expect(
      said == """
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

  @Test func aChangeAfterReceivingThatWasNotAsserted() async {
    let said = await said { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded)
      await store.receive(\.finished)
    }
    #expect(
      said == """
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

  @Test func aClosureThatChangesNothingAfterReceiving() async {
    let said = await said { store in
      await store.send(.load([], after: 0))
      await store.receive(\.failed) { _ in }
    }
    #expect(
      said == """
        A change was expected after receiving 'failed', but the closure changes nothing.

        Leave the closure out to assert that the state stays as it is.
        """
    )
  }

  @Test func aClosureOfReceiveOrAssertThatThrows() async {
    let said = await said { store in
      await store.send(.load([], after: 0))
      await store.receive(\.failed) { _ in throw Oops() }
      store.assert { _ in throw Oops() }
    }
    #expect(
      said == """
        The closure that says the expected state threw an error: Oops()
        ---
        The closure that says the expected state threw an error: Oops()
        """
    )
  }

  @Test func anotherCaseThanThatOfTheExpectedPayload() async {
    let said = await said { store in
      await store.send(.load([], after: 0))
      await store.receive(\.loaded, "a")
    }
    #expect(
      said == """
        Expected to receive an action of a case with a payload of 'Swift.String' with this payload:

          "a"

        Another action was received:

          Pager.Action.failed(
            .offline(404)
          )
        """
    )
  }

  @Test func aPayloadThatCannotCome() async {
    let said = await said { store in
      await store.receive(\.loaded, "a")
    }
    #expect(
      said == """
        Expected to receive an action of a case with a payload of 'Swift.String' with this payload:

          "a"

        No action came.

        No effect is running, so none can come.
        """
    )
  }

  @Test func anActionForAPredicateThatCannotCome() async {
    let said = await said { store in
      await store.receive { $0 == .finished }
    }
    #expect(
      said == """
        Expected to receive an action that the predicate holds for

        No action came.

        No effect is running, so none can come.
        """
    )
  }

  @Test func anActionThatDoesNotComeInTimeWhileAllEffectsSleep() async {
    let said = await said { store in
      await store.send(.load([], after: 5))
      await store.receive(\.finished, timeout: .milliseconds(1))
      await store.skipInFlightEffects()
    }
    #expect(
      said == """
        Expected to receive an action of the case 'finished'

        No action came.

        Effects have not ended (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine - 8) sleeps on a test clock for another 5.0 seconds

        If one waits on something real that takes longer, give 'receive' a longer 'timeout:'.
        """
    )
  }

  @Test func aCaseInsideACaseThatCannotCome() async {
    let said = await said { store in
      await store.receive(\.failed.other)
    }
    #expect(said.hasPrefix("Expected to receive an action of the case 'failed.other'\n"))
  }
}
