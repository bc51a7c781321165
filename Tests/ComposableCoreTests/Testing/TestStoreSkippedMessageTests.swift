import ComposableCore
import Testing

@testable import ComposableTestSupport

// The messages about skipped assertions of a test that is not exhaustive.
extension TestStoreMessageTests {
  @Test func aSkippedChangeAfterReceivingIsReported() async {
    let text = await reportText(.off(showSkippedAssertions: true)) { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded)
      await store.receive(\.finished)
    }
    #expect(
      text == """
        The state after receiving 'loaded' has changes that were not asserted:

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

  @Test func actionsSkippedAtTheEndAreReported() async {
    let text = await reportText(.off(showSkippedAssertions: true)) { store in
      await store.send(.load(["a"], after: 0))
    }
    #expect(
      text == """
        Skipped received actions (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        """
    )
  }

  @Test func actionsSkippedBySendAndBySkipReceivedActionsAreReported() async {
    let text = await reportText(.off(showSkippedAssertions: true)) { store in
      await store.send(.load(["a"], after: 0))
      await store.send(.load(["b"], after: 0))
      await store.skipReceivedActions()
    }
    #expect(
      text == """
        Skipped received actions (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        ---
        Skipped received actions (2):

          Pager.Action.loaded("b")
          Pager.Action.finished
        """
    )
  }

  /// The text of the reports when an effect and two actions remain.
  private func reportTextOfLeftovers(_ exhaustivity: Exhaustivity) async -> String {
    await reportText(exhaustivity) { store in
      await store.send(.start)
      await store.send(.load(["a"], after: 0))
      await store.finish()
      await store.skipInFlightEffects()
    }
  }

  @Test func skippedActionsAndSkippedEffectsAreReported() async {
    let text = await reportTextOfLeftovers(.off(showSkippedAssertions: true))
    #expect(
      text == """
        Skipped effects that have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine) is still running
        ---
        Skipped received actions (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        ---
        Skipped effects that have not ended (1):

          effect started at ComposableCoreTests/Pager.swift:\(Pager.startLine) is still running
        """
    )
  }

  @Test func silentlySkippedAssertionsAreNotReported() async {
    #expect(await reportTextOfLeftovers(.off) == "")
  }
}
