import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct ImmediateClockTests {
  @Test func sleepingMovesTimeWithoutWaiting() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000))
    #expect(clock.now.offset == .seconds(1_000))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(1_000))
  }

  @Test func aCancelledTaskCannotSleep() async {
    let clock: any Clock<Duration> = .immediate
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite struct UnimplementedClockTests {
  @Test func theFirstUseInATestReportsAnIssueAtTheLineOfTheClock() async throws {
    let line = #line + 1
    let clock = UnimplementedClock(name: "Feature.clock")
    withKnownIssue {
      _ = clock.now
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Feature.clock") }
        && $0.sourceLocation?.line == line
    }
    _ = clock.now
    _ = clock.minimumResolution
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test func eachClockReportsAnIssue() {
    let clocks = [UnimplementedClock(), UnimplementedClock()]
    for clock in clocks { withKnownIssue { _ = clock.now } }
  }

  @Test func anotherTestReportsAnew() async {
    let clock = UnimplementedClock()
    for _ in 0..<2 {
      await TestScope.$scoped.withValue(TestScope()) {
        await withKnownIssue { try? await clock.sleep(for: .seconds(1)) }
        try? await clock.sleep(for: .seconds(1))
      }
    }
  }

  @Test func aTimerEndsAtOnce() async {
    let clock = UnimplementedClock()
    await withKnownIssue {
      for await _ in clock.timer(interval: .seconds(1)) { Issue.record("It ticked.") }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Unimplemented") }
    }
  }

  @Test func aLoopThatNeverEndsIsLeftSuspended() async {
    let clock = UnimplementedClock()
    let executor = QuiescentExecutor()
    await withKnownIssue {
      Task(executorPreference: executor) {
        while true { try? await clock.sleep(for: .seconds(1)) }
      }
      await executor.quiescence()
    }
  }

  @Test func shorthandsMakeUnimplementedClocks() {
    let plain: any Clock<Duration> = .unimplemented
    let named: any Clock<Duration> = .unimplemented(name: "x")
    #expect(plain is UnimplementedClock<Duration> && named is UnimplementedClock<Duration>)
  }
}

@Suite struct AnyClockTests {
  @Test func theErasedClockSleepsOnItsBase() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let start = clock.now
    let task = Task.immediate { try await clock.sleep(for: .seconds(1)) }
    #expect(base.sleepers().map(\.offset) == [.seconds(1)])
    await base.advance(by: .seconds(1))
    try await task.value
    #expect(start.duration(to: clock.now) == .seconds(1))
    #expect(start < clock.now)
    #expect(clock.minimumResolution == base.minimumResolution)
  }

  @Test func instantsOfDifferentErasuresOfOneClockAreEqual() {
    let base = TestClock()
    #expect(AnyClock(base).now == AnyClock(AnyClock(base)).now)
    #expect(Set([AnyClock(base).now, AnyClock(base).now]).count == 1)
  }

  @Test func instantsOfDifferentTypesDiffer() {
    #expect(AnyClock(TestClock()).now != AnyClock(ImmediateClock()).now)
  }
}
