/// A type-erased clock with durations of the given type.
///
/// Rarely needed; prefer `any Clock<Duration>` or a generic parameter. Use it in code that names
/// the clock's instants without knowing the type of the clock, as ``AsyncTimerSequence`` does.
///
/// - Precondition: An instant is used only with the type of clock that it comes from. Ordering
///   instants of different types of clocks traps, and so does sleeping until one.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let base: any Clock<Duration>

  /// Creates a type-erased clock.
  public init(_ base: some Clock<Duration>) {
    self.base = (base as? Self)?.base ?? base
  }

  /// The base clock's current instant.
  public var now: Instant {
    func now(_ clock: some Clock<Duration>) -> Instant { Instant(clock.now) }
    return now(base)
  }

  /// The base clock's resolution.
  public var minimumResolution: Duration { base.minimumResolution }

  /// Sleeps on the base clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    func sleep<Base: Clock<Duration>>(_ clock: Base) async throws {
      try await clock.sleep(until: deadline.unwrap(Base.Instant.self), tolerance: tolerance)
    }
    try await sleep(base)
  }
}
