import ComposableCore
import ComposableUI
import Testing

/// The clocks of the environment.
@MainActor
@Suite struct ClockEnvironmentTests {
  private struct Countdown: View {
    @Environment(\.continuousClock) private var clock
    @Environment(\.suspendingClock) private var suspendingClock

    var body: some View {
      Text("\(clock is TestClock<Duration>) \(suspendingClock is SuspendingClock)")
    }
  }

  @Test func aTestSetsTheClockOfAView() {
    let view = ViewDriver { Countdown().environment(\.continuousClock, TestClock()) }
    #expect(view.texts == ["true true"])
  }
}
