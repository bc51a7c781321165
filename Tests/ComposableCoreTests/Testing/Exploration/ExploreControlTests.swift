import ComposableCore
import Dispatch
import Testing

@testable import ComposableTestSupport

/// Explorations of effects whose work leaves their executor: what the exploration schedules, and
/// what it refuses.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExploreControlTests {
  struct Unexpected: Error {}

  /// Explores two effects that do some work and then send their number.
  private func explore(
    after work: @escaping @Sendable () async throws -> Void,
    invariant: @escaping ([Int]) throws -> Void = { _ in }
  ) async throws -> Exploration {
    try await TestStore<[Int], Int>.explore(.exhaustive(preemptions: 2), initialState: []) {
      Reduce { state, action in
        if action < 0 {
          state.append(action)
          return .none
        }
        return .run { send in
          try await work()
          await send(-action)
        }
      }
    } invariant: {
      try invariant($0)
    } scenario: { store in
      await store.send(1)
      await store.send(2)
    }
  }

  /// Expects that all orders of two effects are explored, although they leave their executor.
  private func expectControl(of work: @escaping @Sendable () async -> Void) async throws {
    var seen: Set<[Int]> = []
    let first = try await explore(after: work) { seen.insert($0) }
    #expect(first.failingSchedule == nil)
    #expect(seen == [[], [-1], [-2], [-1, -2], [-2, -1]])
    let second = try await explore(after: work)
    #expect(second == first)
  }

  @Test func hopsToTheMainActorAreScheduled() async throws {
    try await expectControl { await MainActor.run { MainActor.assertIsolated() } }
  }

  @Test func functionsOfTheMainActorThatSuspendAreScheduled() async throws {
    try await expectControl {
      await Task { @MainActor in
        await Task.yield()
        MainActor.assertIsolated()
      }
      .value
    }
  }

  @Test func unstructuredTasksAreScheduled() async throws {
    try await expectControl { await Task { await Task.yield() }.value }
  }

  @Test func detachedTasksAreScheduled() async throws {
    try await expectControl { await Task.detached { await Task.yield() }.value }
  }

  @Test func aStreamThatAnUnstructuredTaskFeedsIsScheduled() async throws {
    try await expectControl {
      let stream = AsyncStream<Int> { continuation in
        Task {
          continuation.yield(1)
          continuation.finish()
        }
      }
      for await _ in stream {}
    }
  }

  @Test func actorsAreScheduled() async throws {
    actor Counter {
      var count = 0
      func increment() async {
        count += 1
        await Task.yield()
      }
    }
    try await expectControl { await Counter().increment() }
  }

  /// Expects that the exploration fails since it does not control an effect.
  private func expectLoss(by work: @escaping @Sendable () async throws -> Void) async throws {
    var exploration: Exploration?
    let reports = try await interceptedReports { exploration = try await explore(after: work) }
    #expect(exploration?.isComplete == false)
    #expect(exploration?.failingSchedule == "")
    #expect(reports.count == 1)
    #expect(
      try #require(reports.first).mentions(
        "effects wait for something that the exploration does not control",
        "effect started at ComposableCoreTests/ExploreControlTests.swift"
      )
    )
  }

  // In these tests nothing returns while the exploration lasts: what returns before the effect has
  // suspended goes unnoticed.

  @Test func anEffectOnADispatchQueueFails() async throws {
    try await expectLoss {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 3_600) { continuation.resume() }
      }
    }
  }

  @Test func anEffectOnARealClockFails() async throws {
    try await expectLoss { try await Task.sleep(for: .seconds(3_600)) }
    try await expectLoss { try await ContinuousClock().sleep(for: .seconds(3_600)) }
    try await expectLoss { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
  }

  @Test func aTaskOfAnEffectOnARealClockFails() async throws {
    try await expectLoss {
      try await Task.detached { try await Task.sleep(for: .seconds(3_600)) }.cancellableValue
    }
  }

  @Test func anEffectThatWaitsForAStreamFails() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    try await expectLoss { for await _ in stream {} }
    continuation.finish()
  }

  @Test func anEffectThatReturnsFromAnotherThreadFails() async throws {
    // Another task of the effect is asleep. A third one runs once the second is suspended, and
    // waits until it has been resumed.
    let clock = TestClock()
    let isSuspended = DispatchSemaphore(value: 0)
    let isResumed = DispatchSemaphore(value: 0)
    @Sendable func wait() {
      isSuspended.signal()
      isResumed.wait()
    }
    let reports = try await interceptedReports {
      try await TestStore<Int, Int>.explore(.replay(""), initialState: 0) {
        Reduce { _, _ in
          .run { _ in
            async let sleep: Void = clock.sleep(for: .seconds(1))
            async let work: Void = withCheckedContinuation { continuation in
              DispatchQueue.global().async {
                isSuspended.wait()
                continuation.resume()
                isResumed.signal()
              }
            }
            async let end: Void = wait()
            _ = try await (sleep, work, end)
          }
        }
      } scenario: { store in
        await store.send(1)
      }
    }
    #expect(reports.count == 1)
    #expect(try #require(reports.first).mentions("the exploration does not control"))
  }

  @Test func anEffectThatRunsUntilItIsCancelledIsControlled() async throws {
    for wait in [{ try await Task.never() }, { for await _ in AsyncStream<Int>.never {} }]
      as [@Sendable () async throws -> Void]
    {
      #expect(try await explore(after: wait).failingSchedule == nil)
    }
  }

  @Test func anEffectThatSleepsOnATestClockIsControlled() async throws {
    let clock = TestClock()
    let exploration = try await explore(after: { try await clock.sleep(for: .seconds(1)) })
    #expect(exploration.failingSchedule == nil)
  }
}
