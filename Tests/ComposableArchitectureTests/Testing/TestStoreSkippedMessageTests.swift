import ComposableArchitecture
import Testing

// What a test that is not exhaustive says that it leaves out, where it is asked to.
extension TestStoreMessageTests {
  @Test func aChangeAfterReceivingThatWasLeftOut() async {
    let said = await said(.off(showSkippedAssertions: true)) { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(\.loaded)
      await store.receive(\.finished)
    }
    #expect(
      said == """
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

  @Test func actionsLeftOutAtTheEnd() async {
    let said = await said(.off(showSkippedAssertions: true)) { store in
      await store.send(.load(["a"], after: 0))
    }
    #expect(
      said == """
        Skipped received actions (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        """
    )
  }

  @Test func actionsLeftOutBySendingAndSkipping() async {
    let said = await said(.off(showSkippedAssertions: true)) { store in
      await store.send(.load(["a"], after: 0))
      await store.send(.load(["b"], after: 0))
      await store.skipReceivedActions()
    }
    #expect(
      said == """
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

  /// What is said when an effect and two actions are left over.
  private func saidOfLeftovers(_ exhaustivity: Exhaustivity) async -> String {
    await said(exhaustivity) { store in
      await store.send(.start)
      await store.send(.load(["a"], after: 0))
      await store.finish()
      await store.skipInFlightEffects()
    }
  }

  @Test func whatFinishLeavesOutAndWhatIsCancelled() async {
    let said = await saidOfLeftovers(.off(showSkippedAssertions: true))
    #expect(
      said == """
        Left effects that have not ended (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine) is still running
        ---
        Skipped received actions (2):

          Pager.Action.loaded("a")
          Pager.Action.finished
        ---
        Cancelled effects (1):

          effect started at ComposableArchitectureTests/Pager.swift:\(Pager.startLine) is still running
        """
    )
  }

  @Test func nothingIsSaidOfWhatIsLeftOutSilently() async {
    #expect(await saidOfLeftovers(.off) == "")
  }
}
