import Clocks

extension DependencyValues {
  /// The clock for measuring and sleeping that stops while the machine is asleep.
  ///
  /// Use it in place of `SuspendingClock()`.
  ///
  /// ```swift
  /// @Dependency(\.suspendingClock) var clock
  ///
  /// for await _ in clock.timer(interval: .seconds(1)) { … }
  /// ```
  ///
  /// 1. In tests it is an `UnimplementedClock`: using it without an override fails the test.
  ///    Override it with `ImmediateClock()` or `TestClock()`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self].reportingAtAccessSite }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> { UnimplementedClock(property: "suspendingClock") }
}
