import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// Waits for effects: a test store knows what each awaits, and fails at once if none can resume.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreTimeTests {
  private func store(_ clock: TestClock<Duration>) -> TestStoreOf<Pager> {
    let store = TestStore(initialState: Pager.State()) {
      Pager()
    } withDependencies: {
      $0.continuousClock = clock
    }
    // Longer than the suite may take.
    store.timeout = 600_000_000_000
    return store
  }

  /// A store whose effect sends the numbers of a stream, which the state adds up.
  private func store(summing stream: AsyncStream<Int>) -> TestStore<Int, Int> {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action > 0
          ? .none : .run { send in for await number in stream { await send(number) } }
      }
    }
    store.timeout = 600_000_000_000
    return store
  }

  @Test func receiveFailsAtOnceWhenAllEffectsSleep() async throws {
    let clock = TestClock()
    let store = store(clock)
    await store.send(.load([], after: 5))
    await clock.advance(by: .seconds(2))
    let reports = await interceptedReports { await store.receive(\.load) }
    #expect(reports.count == 1)
    let message = try #require(reports.first)
    #expect(message.mentions("sleeps on a test clock for another 3.0 seconds", "Pager.swift"))
    #expect(message.mentions("All of them sleep, so none can be received. Advance the clock"))
    await store.skipInFlightEffects()
  }

  @Test func anEffectThatIsResumedDuringAWaitDoesNotCountAsAsleep() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          async let sleep: Void = clock.sleep(for: .seconds(1))
          for await number in stream { await send(number) }
          try await sleep
        }
      }
    }
    await store.send(0)
    var hasYielded = false
    let outcome = await store.effects.wait(within: nil, defaultingTo: .seconds(600)) {
      if !hasYielded { continuation.yield(3) }
      hasYielded = true
      return !store.received.isEmpty
    }
    #expect(outcome == .reached)
    await store.receive(3) { $0 = 3 }
    await store.skipInFlightEffects()
  }

  @Test func receiveWithATimeoutWaitsForSleepingEffects() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send(.load([], after: 5))
    let advance = Task { await clock.advance(by: .seconds(5)) }
    await store.receive(\.load, timeout: .seconds(600))
    await store.receive(\.failed)
    await advance.value
  }

  /// Expects that a sleeping effect has ended when a wait for it returns.
  private func expectEnd(
    after wait: (TestStore<Int, Int>, TestStoreTask) async -> Void
  ) async {
    let clock = TestClock()
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          try await clock.sleep(for: .seconds(5))
          isDone.setValue(true)
        }
      }
    }
    let task = await store.send(0)
    let advance = Task { await clock.advance(by: .seconds(5)) }
    await wait(store, task)
    #expect(isDone.value)
    await advance.value
  }

  @Test func finishWithATimeoutWaitsForSleepingEffects() async {
    await expectEnd { store, _ in await store.finish(timeout: .seconds(600)) }
    await expectEnd { store, _ in await store.finish(timeout: 600_000_000_000) }
  }

  @Test func finishOfATaskWithATimeoutWaitsForSleepingEffects() async {
    await expectEnd { _, task in await task.finish(timeout: .seconds(600)) }
    await expectEnd { _, task in await task.finish(timeout: 600_000_000_000) }
  }

  @Test func finishOfATaskWaitsForSkippedEffects() async {
    await expectEnd { store, task in
      await store.skipInFlightEffects(strict: false)
      await task.finish(timeout: .seconds(600))
    }
  }

  @Test func finishFailsAtOnceWhenAllEffectsSleep() async throws {
    let store = store(TestClock())
    let task = await store.send(.load([], after: 5))
    let reports = await interceptedReports {
      await store.finish()
      await task.finish()
    }
    #expect(reports.count == 2)
    #expect(reports.allSatisfy { $0.mentions("sleeps on a test clock for another 5.0 seconds") })
    await task.cancel()
  }

  @Test func receiveWaitsForWorkOutsideTheStore() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = store(summing: stream)
    await store.send(0)
    // Outside of the store and the test, at any time.
    Task.detached {
      continuation.yield(3)
      continuation.finish()
    }
    await store.receive(3) { $0 = 3 }
    await store.finish()
  }

  @Test func receiveFailsWhenTheLastEffectEnds() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = store(summing: stream)
    await store.send(0)
    Task.detached { continuation.finish() }
    let reports = await interceptedReports { await store.receive(1) }
    #expect(
      try #require(reports.first).mentions("No effect is in flight, so none can be received."))
  }

  @Test func anAutojumpClockAdvancesDuringReceive() async {
    let clock = TestClock(.autojump)
    let store = store(clock)
    await store.send(.load(["a"], after: 3_600))
    await store.receive(\.load)
    await store.receive(.loaded("a")) { $0.pages = ["a"] }
    await store.receive(\.finished)
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test func anAutojumpClockDoesNotAdvanceDuringSend() async {
    let clock = TestClock(.autojump)
    let store = store(clock)
    await store.send(.load([], after: 10))
    await store.send(.increment) { $0.count = 1 }
    await store.settle()
    #expect(clock.now.offset == .zero)
    await store.receive(\.load)
    #expect(clock.now.offset == .seconds(10))
    await store.receive(\.failed)
    await store.finish()
  }

  @Test func settleReturnsWhenAllEffectsAreSuspended() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = store(summing: stream)
    await store.send(0)
    continuation.yield(1)
    continuation.yield(2)
    await store.settle()
    await store.receive(1) { $0 = 1 }
    await store.receive(2) { $0 = 3 }
    continuation.finish()
    await store.finish()
  }

  @Test func parallelStoresDoNotInterfere() async {
    let tests = (0..<50).map { number in
      Task {
        let clock = TestClock()
        let store = store(clock)
        await store.send(.load(["\(number)"], after: number + 1))
        await clock.advance(by: .seconds(number + 1))
        await store.receive(\.load)
        await store.receive(.loaded("\(number)")) { $0.pages = ["\(number)"] }
        await store.receive(\.finished)
      }
    }
    for test in tests { await test.value }
  }

  @Test func anAutojumpClockAdvancesForSleepsInsideWithTaskCancellation() async throws {
    let clock = TestClock(.autojump)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          try await withTaskCancellation(id: 1) { try await clock.sleep(for: .seconds(60)) }
          await send(1)
        }
      }
    }
    store.timeout = 600_000_000_000
    await store.send(0)
    await store.receive(1) { $0 = 1 }
  }

  @Test func anUncancelledTimerDoesNotKeepATestRunning() async throws {
    let clock = TestClock(.autojump)
    let reports = await interceptedReports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in
          guard action == 0 else { return .none }
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(1) }
          }
        }
      }
      await store.send(0)
      await store.finish()
      await store.skipInFlightEffects()
    }
    #expect(reports.count == 2)
    #expect(reports.first?.mentions("sleeps on a test clock for another 1.0 seconds") == true)
    #expect(
      reports.last?.mentions("Received actions were not asserted (10000)", "… and 9970 more")
        == true
    )
  }

  @Test func aCancelledTestDoesNotWait() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = store(summing: stream)
    await store.send(0)
    let reports = await interceptedReports {
      let wait = Task { await store.receive(1) }
      wait.cancel()
      await wait.value
    }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("The test was cancelled, so it did not wait for them.") == true)
    continuation.finish()
    await store.finish()
  }

  @Test func aCancelledTestReceivesPendingActions() async {
    let store = store(TestClock())
    await store.send(.load(["a"], after: 0))
    let received = Task {
      await store.receive(.loaded("a")) { $0.pages = ["a"] }
      await store.receive(\.finished)
    }
    received.cancel()
    await received.value
  }

  @Test func withTaskCancellationOutsideAStoreKeepsItsExecutor() async {
    let executor = QuiescentExecutor()
    let isDone = LockIsolated(false)
    let clock = TestClock()
    QuiescentExecutor.$current.withValue(executor) {
      _ = Task(executorPreference: executor) {
        try await withTaskCancellation(id: "outside") {
          try await clock.sleep(for: .seconds(1))
          isDone.setValue(true)
        }
      }
    }
    await executor.quiescence()
    #expect(clock.sleepers().count == 1)
    await clock.advance(by: .seconds(1))
    #expect(isDone.value)
  }
}
