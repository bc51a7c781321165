import ComposableConcurrency
import ConcurrencyExtras
import Testing

@testable import Clocks

/// Runs a test with a clock, and with an executor to start tasks on.
private func onExecutor(
  _ test: (TestClock<Duration>, QuiescentExecutor) async throws -> Void
) async rethrows {
  let executor = QuiescentExecutor()
  try await QuiescentExecutor.$current.withValue(executor) {
    try await test(TestClock(), executor)
  }
}

extension TestClock where Duration == Swift.Duration {
  fileprivate var seconds: Duration { now.offset }
}

@Suite struct TestClockTests {
  let log = LockIsolated<[String]>([])

  @Test func sleepersWakeWhenTheirDeadlineIsReached() async throws {
    try await onExecutor { clock, executor in
      let task = Task(executorPreference: executor) {
        try await clock.sleep(for: .seconds(2))
        log.withValue { $0.append("awake") }
      }
      await clock.advance(by: .seconds(1))
      #expect(log.value == [])
      #expect(clock.sleepers().map(\.offset) == [.seconds(2)])
      await clock.advance(by: .seconds(1))
      #expect(log.value == ["awake"])
      #expect(clock.seconds == .seconds(2))
      #expect(clock.sleepers() == [])
      try await task.value
    }
  }

  @Test func timeStopsAtEachDeadlineInOrder() async {
    await onExecutor { clock, executor in
      for n in [3, 1, 2] {
        Task(executorPreference: executor) {
          try await clock.sleep(for: .seconds(n))
          log.withValue { $0.append("\(n) at \(clock.seconds)") }
        }
      }
      await clock.advance(by: .seconds(10))
      #expect(log.value == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
      #expect(clock.seconds == .seconds(10))
    }
  }

  @Test func equalDeadlinesWakeInArrivalOrder() async {
    await onExecutor { clock, executor in
      for name in ["a", "b"] {
        Task(executorPreference: executor) {
          try await clock.sleep(for: .seconds(1))
          log.withValue { $0.append("\(name)1") }
          await Task.yield()
          log.withValue { $0.append("\(name)2") }
        }
      }
      await clock.advance(by: .seconds(1))
      #expect(log.value == ["a1", "a2", "b1", "b2"])
    }
  }

  @Test func tasksCanSleepAgainBeforeTimeAdvances() async {
    await onExecutor { clock, executor in
      Task(executorPreference: executor) {
        for n in 1...5 {
          try await clock.sleep(for: .seconds(1))
          log.withValue { $0.append("\(n) at \(clock.seconds)") }
        }
      }
      await clock.advance(by: .seconds(3))
      #expect(log.value == (1...3).map { "\($0) at \($0).0 seconds" })
      await clock.advance(to: .init(offset: .seconds(5)))
      #expect(log.value == (1...5).map { "\($0) at \($0).0 seconds" })
    }
  }

  @Test func advanceAwaitsTasksOfOtherExecutors() async {
    let clock = TestClock()
    let executor = QuiescentExecutor()
    QuiescentExecutor.$current.withValue(executor) {
      _ = Task(executorPreference: executor) {
        try await clock.sleep(for: .seconds(1))
        await Task.yield()
        log.withValue { $0.append("awake") }
      }
    }
    await executor.quiescence()
    #expect(QuiescentExecutor.current == nil)
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["awake"])
  }

  @Test func aTaskOnTheExecutorCanAdvanceTime() async throws {
    try await onExecutor { clock, executor in
      try await Task(executorPreference: executor) {
        let sleeper = Task(executorPreference: executor) {
          try await clock.sleep(for: .seconds(1))
          log.withValue { $0.append("awake") }
        }
        await clock.advance(by: .seconds(1))
        #expect(log.value == ["awake"])
        try await sleeper.value
      }.value
    }
  }

  @Test func aTaskWithoutAnExecutorIsResumed() async throws {
    let clock = TestClock()
    let task = Task.immediate { try await clock.sleep(for: .seconds(1)) }
    #expect(clock.sleepers().count == 1)
    await clock.advance(by: .seconds(1))
    try await task.value
  }

  @Test func aCancelledSleepEndsImmediately() async {
    await onExecutor { clock, executor in
      let task = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
      await executor.quiescence()
      #expect(clock.sleepers().count == 1)
      task.cancel()
      #expect(clock.sleepers().isEmpty)
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(clock.seconds == .zero)
    }
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(until: .init())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func concurrentCancellationLeavesNoSleepers() async {
    let clock = TestClock()
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask { try? await clock.sleep(for: .seconds(1)) }
      }
      group.cancelAll()
    }
    #expect(clock.sleepers().isEmpty)
  }

  @Test func aPastDeadlineReturnsImmediately() async throws {
    let clock = TestClock(now: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(4)))
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.seconds == .seconds(5))
  }

  @Test func aSleepUntilNowWaitsForTheNextAdvance() async {
    await onExecutor { clock, executor in
      let wakeUps = LockIsolated(0)
      for duration in [Duration.zero, .zero] {
        Task(executorPreference: executor) {
          try await clock.sleep(for: duration)
          wakeUps.withValue { $0 += 1 }
        }
      }
      await executor.quiescence()
      #expect(wakeUps.value == 0)
      await clock.advance()
      #expect(wakeUps.value == 2)
    }
  }

  @Test func aFixedDeadlineThatIsNowReturnsImmediately() async throws {
    let clock = TestClock(now: .init(offset: .seconds(5)))
    try await clock.sleep(untilFixed: .init(offset: .seconds(5)))
    #expect(clock.sleepers().isEmpty)
  }

  @Test func timeNeverMovesBackwards() async {
    let clock = TestClock(now: .init(offset: .seconds(5)))
    await clock.advance(to: .init(offset: .seconds(1)))
    await clock.advance(by: .seconds(-1))
    #expect(clock.seconds == .seconds(5))
  }

  @Test func runWakesAllSleepers() async {
    await onExecutor { clock, executor in
      Task(executorPreference: executor) {
        for _ in 1...100 { try await clock.sleep(for: .seconds(1)) }
        log.withValue { $0.append("done") }
      }
      await clock.run()
      #expect(log.value == ["done"])
      #expect(clock.seconds == .seconds(100))
    }
  }

  @Test func runGivesUpOnEndlessSleeping() async {
    await onExecutor { clock, executor in
      let task = Task(executorPreference: executor) {
        for await _ in clock.timer(interval: .seconds(1)) {}
      }
      let next = await clock.run(waking: 100)
      task.cancel()
      #expect(next?.offset == .seconds(101))
      #expect(clock.seconds == .seconds(100))
    }
  }

  @Test func checkSuspensionThrowsWhileATaskSleeps() async throws {
    try await onExecutor { clock, executor in
      Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
      await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
      await clock.run()
      try await clock.checkSuspension()
    }
  }

  @Test func tenThousandSleepersWakeInOrder() async {
    await onExecutor { clock, executor in
      let order = LockIsolated<[Int]>([])
      for n in 0..<10_000 {
        Task(executorPreference: executor) {
          try await clock.sleep(for: .seconds(10_000 - n))
          order.withValue { $0.append(n) }
        }
      }
      await clock.advance(by: .seconds(10_000))
      #expect(order.value == (0..<10_000).reversed())
    }
  }

  @Test func clocksAreIndependent() async {
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask { [self] in await advanceATimer() }
      }
    }
  }

  private func advanceATimer() async {
    await onExecutor { clock, executor in
      let ticks = LockIsolated(0)
      Task(executorPreference: executor) {
        for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
      }
      for n in 1...50 {
        await clock.advance(by: .seconds(1))
        #expect(ticks.value == n)
      }
    }
  }
}
