import ComposableCore
import Dispatch
import Testing

@testable import ComposableTestSupport

/// Effects whose work leaves the executor of the test store and comes back.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreExecutorTests {
  /// A store with an effect that does some work, sleeps for a second and sends 1.
  private func store(
    _ clock: TestClock<Duration>, after work: @escaping @Sendable () async -> Void
  ) -> TestStore<Int, Int> {
    TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          await work()
          try await clock.sleep(for: .seconds(1))
          await work()
          await send(1)
        }
      }
    }
  }

  /// Expects that a test need not wait for the work of an effect.
  private func expectNoWait(for work: @escaping @Sendable () async -> Void) async {
    let clock = TestClock()
    let store = store(clock, after: work)
    await store.send(0)
    #expect(clock.sleepers().count == 1)
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 1 }
  }

  @Test func anEffectMayHopToTheMainActor() async {
    await expectNoWait {
      for _ in 0..<20 { await MainActor.run {} }
    }
  }

  @Test func anEffectMayCallSuspendingFunctionsOfTheMainActor() async {
    @MainActor @Sendable func work() async {
      for _ in 0..<20 { await Task.yield() }
      MainActor.assertIsolated()
    }
    await expectNoWait { await work() }
  }

  @Test func anEffectMayAwaitItsOwnTask() async {
    await expectNoWait {
      for _ in 0..<20 { await Task { await Task.yield() }.value }
    }
  }

  @Test func anEffectMayAwaitADetachedTask() async {
    await expectNoWait {
      for _ in 0..<20 { await Task.detached { await Task.yield() }.value }
    }
  }

  @Test func anEffectMayAwaitATaskOfTheMainActor() async {
    await expectNoWait {
      for _ in 0..<20 { await Task { @MainActor in await Task.yield() }.value }
    }
  }

  @Test func anEffectMayIterateAStreamOfItsOwnTask() async {
    await expectNoWait {
      let stream = AsyncStream<Int> { continuation in
        Task {
          await MainActor.run { _ = continuation.yield(1) }
          await Task.yield()
          continuation.finish()
        }
      }
      for await _ in stream {}
    }
  }

  @Test func aDetachedTaskThatHopsToTheMainActorAndSleepsIsAwaited() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          try await Task.detached {
            await MainActor.run {}
            try await clock.sleep(for: .seconds(1))
            await MainActor.run {}
          }
          .value
          await send(1)
        }
      }
    }
    await store.send(0)
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 1 }
  }

  @Test func theFirstAdvanceWaitsForAnEffectThatTheTestHasResumed() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let clock = TestClock()
    let store = store(clock) {
      for await _ in stream {}
      for _ in 0..<100 { await Task.yield() }
    }
    await store.send(0)
    continuation.finish()
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 1 }
  }

  @Test func sendDoesNotWaitForAnEffectThatTheTestResumesLater() async {
    let resume = LockIsolated<CheckedContinuation<Void, Never>?>(nil)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          await MainActor.run {}
          await withCheckedContinuation { continuation in resume.setValue(continuation) }
          await MainActor.run {}
          await send(1)
        }
      }
    }
    await store.send(0)
    resume.value?.resume()
    await store.receive(1) { $0 = 1 }
  }

  @Test func effectsOfSeveralStoresMayMeetOnTheMainActor() async {
    let clock = TestClock()
    let stores = (0..<10).map { _ in
      store(clock) { await Task { @MainActor in await Task.yield() }.value }
    }
    for store in stores { await store.send(0) }
    await clock.advance(by: .seconds(1))
    for store in stores { await store.receive(1) { $0 = 1 } }
  }
}
