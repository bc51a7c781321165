import Clocks
import ComposableConcurrency
import IssueReporting
import Testing

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

  @Test func theInitializerSetsTheTime() {
    let clocks = [
      UnimplementedClock(name: "a"),
      UnimplementedClock(name: "b", now: ImmediateClock.Instant(offset: .seconds(3))),
    ]
    withKnownIssue {
      #expect(clocks[0].now.duration(to: clocks[1].now) == .seconds(3))
    }
  }

  @Test func eachClockReportsAnIssue() {
    let clocks = [UnimplementedClock(), UnimplementedClock()]
    for clock in clocks { withKnownIssue { _ = clock.now } }
  }

  @Test func eachTestReportsAnIssue() async {
    let clock = UnimplementedClock()
    for _ in 0..<2 {
      await TestScope.$scoped.withValue(TestScope()) {
        await withKnownIssue { try? await clock.sleep(for: .seconds(1)) }
        try? await clock.sleep(for: .seconds(1))
      }
    }
  }

  @Test func aTimerFinishesImmediately() async {
    let clock = UnimplementedClock()
    await withKnownIssue {
      for await _ in clock.timer(interval: .seconds(1)) { Issue.record("It ticked.") }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Unimplemented") }
    }
  }

  @Test func anEndlessLoopIsSuspended() async {
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
