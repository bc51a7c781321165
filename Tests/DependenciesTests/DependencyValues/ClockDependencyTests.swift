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

  @Test func waitingWithoutAnOverrideFailsTheTest() async {
    await withKnownIssue {
      @Dependency(\.continuousClock) var clock
      try? await clock.sleep(for: .seconds(1))
    } matching: {
      "\($0)".contains("ContinuousClock")
    }
    await withKnownIssue {
      @Dependency(\.suspendingClock) var clock
      try? await clock.sleep(for: .seconds(1))
    } matching: {
      "\($0)".contains("SuspendingClock")
    }
  }

  @Test func immediateClockDoesNotWait() async throws {
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
