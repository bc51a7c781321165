extension EnvironmentValues {
  private enum ContinuousClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }

  private enum SuspendingClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { SuspendingClock() }
  }

  /// The clock of views that sleep, which a test sets to one of its own. Its time goes on while the
  /// system sleeps.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock of views that sleep, whose time stands still while the system sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}
