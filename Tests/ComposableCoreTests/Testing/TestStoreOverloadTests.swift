import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The overloads of a test store's methods.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreOverloadTests {
  private let clock = TestClock()

  private func store(_ exhaustivity: Exhaustivity = .on) -> TestStoreOf<Pager> {
    let store = TestStore(initialState: Pager.State()) {
      Pager()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func sendOfACaseFailsAtItsLine() async {
    var line = 0
    let reports = await interceptedReports {
      let store = store()
      line = #line + 1
      await store.send(\.increment) { $0.count = 3 }
    }
    #expect(reports.compactMap(\.line) == [line])
    #expect(
      reports.first?.text == """
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

  @Test func sendOfACaseWithItsPayloadFailsAtItsLine() async {
    var line = 0
    let reports = await interceptedReports {
      let store = store()
      line = #line + 1
      await store.send(\.loaded, "a") { $0.pages = ["b"] }
    }
    #expect(reports.compactMap(\.line) == [line])
    #expect(
      reports.first?.text == """
        The state after sending 'loaded' is not the expected one:

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

  /// Runs a body that receives the action of a sleeping effect.
  private func whileAnEffectSleeps(_ body: (TestStoreOf<Pager>) async -> Void) async {
    let store = store(.off)
    await store.send(.load(["a"], after: 5))
    let advance = Task { await clock.advance(by: .seconds(5)) }
    await body(store)
    #expect(store.state.pages == ["a"])
    await advance.value
  }

  @Test func eachFormOfReceiveWithATimeoutWaitsForSleepingEffects() async {
    await whileAnEffectSleeps { store in
      await store.receive(.loaded("a"), timeout: .seconds(600))
    }
    await whileAnEffectSleeps { store in
      await store.receive(\.loaded, timeout: .seconds(600))
    }
    await whileAnEffectSleeps { store in
      await store.receive(\.loaded, "a", timeout: .seconds(600))
    }
    await whileAnEffectSleeps { store in
      await store.receive({ $0 == .loaded("a") }, timeout: .seconds(600))
    }
  }

  @Test func eachFormOfReceiveWithNanosecondsWaitsForSleepingEffects() async {
    await whileAnEffectSleeps { store in
      await store.receive(.loaded("a"), timeout: 600_000_000_000)
    }
    await whileAnEffectSleeps { store in
      await store.receive(\.loaded, timeout: 600_000_000_000)
    }
    await whileAnEffectSleeps { store in
      await store.receive(\.loaded, "a", timeout: 600_000_000_000)
    }
    await whileAnEffectSleeps { store in
      await store.receive({ $0 == .loaded("a") }, timeout: 600_000_000_000)
    }
  }
}
