#if Web
  import ComposableArchitecture

  /// The time of a server: how long it has been running, by a clock that tests can move.
  struct ServerClock: Sendable {
    private let clock: AnyClock<Duration>
    private let start: AnyClock<Duration>.Instant

    /// Starts at zero.
    init(_ clock: any Clock<Duration>) {
      self.clock = AnyClock(clock)
      start = self.clock.now
    }

    /// How long ago the server started.
    var now: Duration { start.duration(to: clock.now) }

    /// Waits.
    ///
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    func sleep(until deadline: Duration) async throws {
      try await clock.sleep(until: start.advanced(by: deadline))
    }
  }
#endif
