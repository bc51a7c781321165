import ComposableCore
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SharedTestStoreTests {
  private func makeStore() -> TestStoreOf<SharedCounter> {
    TestStore(initialState: SharedCounter.State()) { SharedCounter() }
  }

  private func reportText(by body: (TestStoreOf<SharedCounter>) async -> Void) async -> String {
    await interceptedReports {
      await body(makeStore())
    }
    .map(\.text).joined(separator: "\n---\n")
  }

  @Test func aChangeIsAsserted() async {
    let store = makeStore()
    await store.send(.increment(by: 1)) { $0.$count.withLock { $0 = 1 } }
    await store.send(.increment(by: 2)) { $0.$count.withLock { $0 += 2 } }
    #expect(store.state.count == 3)
  }

  @Test func aChangeThatIsNotAssertedFailsWithADifference() async {
    let text = await reportText { await $0.send(.increment(by: 1)) }
    #expect(
      text == """
        The shared value '.inMemory("count")' after sending 'increment' is not the expected one:

          − 0
          + 1

        (Expected: −, Actual: +)
        """
    )
  }

  @Test func aWrongExpectationFailsAndLeavesTheValue() async {
    @Shared(.inMemory("count")) var count = 0
    let text = await reportText {
      await $0.send(.increment(by: 1)) { $0.$count.withLock { $0 = 7 } }
    }
    #expect(text.contains("− 7") && text.contains("+ 1"))
    #expect(count == 1)
  }

  @Test func anExpectedChangeThatDoesNotHappenFails() async {
    let text = await reportText {
      await $0.send(.increment(by: 0)) { $0.$count.withLock { $0 = 7 } }
    }
    #expect(text.contains("− 7") && text.contains("+ 0"))
  }

  @Test func receivedActionsAreAssertedWithTheValueOfTheirMoment() async {
    let store = makeStore()
    await store.send(.incrementTwice)
    await store.receive(.increment(by: 1)) {
      #expect($0.count == 0)
      $0.$count.withLock { $0 = 1 }
    }
    await store.receive(.increment(by: 10)) {
      #expect($0.count == 1)
      $0.$count.withLock { $0 = 11 }
    }
  }

  @Test func aChangeByAnEffectIsAssertedWithItsAction() async {
    let store = makeStore()
    await store.send(.incrementInEffect(thenSend: true))
    await store.receive(.changed(1)) {
      $0.received = [1]
      $0.$count.withLock { $0 = 1 }
    }
  }

  @Test func aChangeByAnEffectWithoutActionsIsAssertedApart() async {
    let store = makeStore()
    await store.send(.incrementInEffect(thenSend: false))
    store.assert { $0.$count.withLock { $0 = 1 } }
  }

  @Test func aChangeByAnEffectThatIsNotAssertedFailsAtTheEnd() async {
    let text = await reportText { await $0.send(.incrementInEffect(thenSend: false)) }
    #expect(
      text == """
        Effects have changed shared values (1), and the test does not assert that:

        '.inMemory("count")':

          − 0
          + 1

        (Expected: −, Actual: +)

        Assert the changes with 'store.assert', or with the next action: \
        'store.assert { $0.$count.withLock { $0 = 1 } }'.
        """
    )
  }

  @Test func aChangeByTheTestNeedsNoAssertion() async {
    @Shared(.inMemory("count")) var count = 0
    let store = makeStore()
    $count.withLock { $0 = 5 }
    await store.send(.increment(by: 1)) { $0.$count.withLock { $0 = 6 } }
  }

  @Test func aReplacedReferenceIsComparedByValue() async {
    let store = makeStore()
    await store.send(.replace) { $0.$count = Shared(value: 100) }
    let text = await reportText { await $0.send(.replace) }
    #expect(text.contains("The state after sending 'replace' is not the expected one"))
  }

  @Test func nonexhaustiveTestsAssertWhatTheyName() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.increment(by: 1))
    await store.send(.increment(by: 1)) { $0.$count.withLock { $0 = 2 } }
    let text = await reportText {
      $0.exhaustivity = .off
      await $0.send(.increment(by: 1)) { $0.$count.withLock { $0 = 9 } }
    }
    #expect(text.contains("− 9"))
  }

  /// A check and an update that another effect may come between.
  @Reducer
  struct Withdrawal {
    struct State { @Shared(.inMemory("balance")) var balance = 10 }
    enum Action { case withdraw }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        .run { [balance = state.$balance] _ in
          guard balance.wrappedValue >= 10 else { return }
          await Task.yield()
          balance.withLock { $0 -= 10 }
        }
      }
    }
  }

  @Test func anExplorationFindsARaceOnASharedValue() async throws {
    struct Overdrawn: Error {}
    let exploration = LockIsolated<Exploration?>(nil)
    let reports = try await interceptedReports {
      let result = try await TestStoreOf<Withdrawal>.explore(
        .exhaustive(preemptions: 2), initialState: Withdrawal.State()
      ) {
        Withdrawal()
      } scenario: { store in
        await store.send(.withdraw)
        await store.send(.withdraw)
        await store.finish()
        guard await store.state.balance >= 0 else { throw Overdrawn() }
      }
      exploration.setValue(result)
    }
    #expect(reports.contains { $0.mentions("Overdrawn") })
    #expect(exploration.value?.failingSchedule != nil)
  }
}
