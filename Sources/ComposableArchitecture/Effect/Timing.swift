extension Effect {
  /// Ticks at a fixed interval until it is cancelled.
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
  /// 1. Another timer with the same identity in the same feature takes its place.
  /// 2. Ticks are due at whole intervals; see `AsyncTimerSequence`.
  ///
  /// - Parameters:
  ///   - id: The identity by which it is cancelled.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come so that the system can do several things at once.
  ///   - clock: Whose time counts; an instant of it comes with each tick.
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

  /// Ticks at a fixed interval until it is cancelled, with a type as its identity.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - interval: The time between ticks, above zero.
  ///   - tolerance: How late a tick may come so that the system can do several things at once.
  ///   - clock: Whose time counts; an instant of it comes with each tick.
  public static func timer<Duration>(
    id: Any.Type,
    every interval: Duration,
    tolerance: Duration? = nil,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action == AnyClock<Duration>.Instant {
    .timer(
      id: TypeID(id), every: interval, tolerance: tolerance, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs this effect some time from now.
  ///
  /// - Parameters:
  ///   - duration: How long to wait.
  ///   - clock: Whose time counts.
  public func deferred<Duration: DurationProtocol & Hashable>(
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    deferred(
      by: DelayTimer(AnyClock(erasing: clock), interval: duration),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs this effect once no other of the same identity has come for some time.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .send(.search).debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Guarantees:
  /// 1. Returned again within the time, it takes the place of the one that waits; later, it cancels
  ///    the one that runs.
  /// 2. A cancel of the identity reaches it, waiting or running.
  ///
  /// - Parameters:
  ///   - id: The identity within the feature.
  ///   - duration: How long to wait.
  ///   - clock: Whose time counts.
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

  /// Runs this effect once no other of the same identity has come for some time, with a type as its
  /// identity.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - duration: How long to wait.
  ///   - clock: Whose time counts.
  public func debounce<Duration: DurationProtocol & Hashable>(
    id: Any.Type,
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    debounce(
      id: TypeID(id), for: duration, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers at most one action in each stretch of time.
  ///
  /// ```swift
  /// case .dragged(let point):
  ///   return .send(.save(point))
  ///     .throttle(id: CancelID.save, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// Guarantees:
  /// 1. An action passes at once when none of the same identity did within the time before. Else one
  ///    of those that come waits for the end of that time.
  /// 2. Another throttled effect with the same identity in the same feature takes its place.
  /// 3. After a cancel of the identity nothing that waited is delivered.
  ///
  /// - Parameters:
  ///   - id: The identity within the feature.
  ///   - duration: The time that one action takes up.
  ///   - clock: Whose time counts.
  ///   - latest: Whether the last of those that come while one waits is delivered, or the first.
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
      id: AnyHashableSendable(id),
      latest: latest,
      pace: DelayTimer(AnyClock(erasing: clock), interval: duration),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers at most one action in each stretch of time, with a type as its identity.
  ///
  /// - Parameters:
  ///   - id: A type, most often an empty private enum.
  ///   - duration: The time that one action takes up.
  ///   - clock: Whose time counts.
  ///   - latest: Whether the last of those that come while one waits is delivered, or the first.
  public func throttle<Duration: DurationProtocol & Hashable>(
    id: Any.Type,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttle(
      id: TypeID(id), for: duration, clock: clock, latest: latest,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension AnyClock {
  fileprivate init(erasing clock: any Clock<Duration>) {
    func erased(_ clock: some Clock<Duration>) -> Self { Self(clock) }
    self = erased(clock)
  }
}
