extension Clock where Duration: Hashable {
  /// The instants at which this clock ticks, at a fixed interval, until the consumer is cancelled.
  ///
  /// Works on `any Clock<Duration>` as well:
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
  /// ```
  ///
  /// See ``AsyncTimerSequence`` for what is guaranteed.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come so that the system can do several things at once.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
