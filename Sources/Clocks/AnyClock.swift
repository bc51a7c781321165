/// Any clock that counts in the given durations, with its type erased.
///
/// Rarely needed; prefer `any Clock<Duration>` or a generic parameter. It is for code that has to
/// name the clock's instants without knowing the clock, as ``AsyncTimerSequence`` does.
///
/// - Precondition: An instant is used with the clock it came from: one of another type of clock has
///   no place on this clock's time, and comparing the two for order or sleeping until it traps.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let base: any Clock<Duration>

  /// Erases a clock.
  public init(_ base: some Clock<Duration>) {
    self.base = (base as? Self)?.base ?? base
  }

  /// The base's idea of the present.
  public var now: Instant {
    func now(_ clock: some Clock<Duration>) -> Instant { Instant(clock.now) }
    return now(base)
  }

  /// The base's resolution.
  public var minimumResolution: Duration { base.minimumResolution }

  /// Sleeps on the base.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    func sleep<Base: Clock<Duration>>(_ clock: Base) async throws {
      try await clock.sleep(until: deadline.unwrap(Base.Instant.self), tolerance: tolerance)
    }
    try await sleep(base)
  }
}
