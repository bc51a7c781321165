import Clocks

extension DependencyValues {
  /// The clock for measuring and sleeping that advances while the machine is asleep.
  ///
  /// Use it in place of `ContinuousClock()`.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  ///
  /// for await _ in clock.timer(interval: .seconds(1)) { … }
  /// ```
  ///
  /// 1. In tests it is an `UnimplementedClock`: using it without an override fails the test.
  ///    Override it with `ImmediateClock()` or `TestClock()`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self].reportingAtAccessSite }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> { UnimplementedClock(property: "continuousClock") }
}
