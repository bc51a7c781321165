extension Effect {
  /// Delivers an instant of a clock at a fixed interval until it is cancelled.
  ///
  /// ```swift
  /// case .startTapped:
  ///   return Effect.timer(id: CancelID.timer, every: .seconds(1), clock: clock)
  ///     .map { _ in .ticked }
  /// case .stopTapped:
  ///   return .cancel(id: CancelID.timer)
  /// ```
  ///
  /// Guarantees:
  /// 1. A timer with the same identifier in the same feature replaces this one.
  /// 2. Ticks are due at multiples of the interval; see `AsyncTimerSequence`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the timer within the feature.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: The time by which a tick may be late so that the system can combine wake-ups.
  ///   - clock: The clock that measures the interval. Each tick delivers an instant of it.
  public static func timer<Duration>(
    id: some Hashable & Sendable,
    every interval: Duration,
    tolerance: Duration? = nil,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action == AnyClock<Duration>.Instant {
    .stream(
      clock.timer(interval: interval, tolerance: tolerance),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    .cancellable(id: id, cancelInFlight: true)
  }

  /// Runs this effect after a delay.
  ///
  /// - Parameters:
  ///   - duration: The delay.
  ///   - clock: The clock that measures the delay.
  public func deferred<Duration: DurationProtocol & Hashable>(
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    deferred(
      by: DelayTimer(clock, interval: duration),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs this effect after a delay in which no other effect with the same identifier was returned.
  ///
  /// Use it for actions that come in bursts, such as changes of a search field, when only the last
  /// one matters. To deliver actions regularly during a burst, use `throttle`.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .send(.search).debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Guarantees:
  /// 1. Returned again during the delay, the effect replaces the pending one; returned later, it
  ///    cancels the running one.
  /// 2. A cancel of the identifier cancels the effect, whether pending or running.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect within the feature.
  ///   - duration: The delay.
  ///   - clock: The clock that measures the delay.
  public func debounce<Duration: DurationProtocol & Hashable>(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    deferred(
      for: duration, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    .cancellable(id: id, cancelInFlight: true)
  }

  /// Delivers at most one action of this effect in each interval.
  ///
  /// Use it for actions that come often, such as the steps of a drag, when each interval needs one
  /// of them. To wait for the end of a burst, use `debounce`.
  ///
  /// ```swift
  /// case .dragged(let point):
  ///   return .send(.save(point))
  ///     .throttle(id: CancelID.save, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// Guarantees:
  /// 1. An action is delivered at once if none with the same identifier was delivered in the
  ///    interval before. Otherwise one action stays pending until the end of the interval.
  /// 2. Another throttled effect with the same identifier in the same feature replaces this one.
  /// 3. After a cancel of the identifier, no pending action is delivered.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect within the feature.
  ///   - duration: The interval.
  ///   - clock: The clock that measures the interval.
  ///   - latest: The choice among the actions that arrive while one is pending: `true` to deliver
  ///     the last, `false` to deliver the first.
  public func throttle<Duration: DurationProtocol & Hashable>(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttled(
      by: DelayTimer(clock, interval: duration), id: AnyHashableSendable(id), latest: latest,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
