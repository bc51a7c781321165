import ComposableCore

/// The time since a server started, measured by a clock that tests can control.
struct ServerClock: Sendable {
  private let clock: AnyClock<Duration>
  private let start: AnyClock<Duration>.Instant

  /// Starts at zero.
  init(_ clock: any Clock<Duration>) {
    self.clock = AnyClock(clock)
    start = self.clock.now
  }

  /// The time since the start.
  var now: Duration { start.duration(to: clock.now) }

  /// Suspends until a deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  func sleep(until deadline: Duration) async throws {
    try await clock.sleep(until: start.advanced(by: deadline))
  }
}
