import Clocks
import Dependencies
import Testing

@Suite struct ClockDependencyTests {
  @Test func liveClocksAreThoseOfTheStandardLibrary() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      #expect(continuousClock is ContinuousClock)
      #expect(suspendingClock is SuspendingClock)
    }
  }

  @Test func sleepingWithoutAnOverrideFailsAtTheDeclaration() async {
    let line = #line + 1
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock
    await withKnownIssue {
      try? await continuousClock.sleep(for: .seconds(1))
    } matching: {
      "\($0)".contains("$0.continuousClock = TestClock()") && $0.sourceLocation?.line == line
    }
    try? await continuousClock.sleep(for: .seconds(1))
    await withKnownIssue {
      try? await suspendingClock.sleep(for: .seconds(1))
    } matching: {
      "\($0)".contains("$0.suspendingClock = TestClock()") && $0.sourceLocation?.line == line + 1
    }
  }

  @Test func anImmediateClockDoesNotWait() async throws {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = ImmediateClock()
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      try await continuousClock.sleep(for: .seconds(1_000_000))
      try await suspendingClock.sleep(for: .seconds(1_000_000))
    }
  }
}
