extension Clock where Duration: Hashable {
  /// Returns an asynchronous sequence of this clock's instants at a fixed interval.
  ///
  /// Use it instead of a loop of sleeps, which drifts by the time that the body of the loop takes.
  /// It also works on `any Clock<Duration>`:
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
  /// ```
  ///
  /// The sequence ends when the consumer is cancelled. See ``AsyncTimerSequence`` for its
  /// guarantees.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The maximum delay of a tick, which lets the system group wake-ups.
  /// - Returns: The sequence of ticks.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
