internal import ComposableConcurrency

/// A clock on which sleeping returns immediately.
///
/// Use it in tests and previews that are independent of when things happen. To check what happens
/// at which time, use a ``TestClock``.
///
/// ```swift
/// let model = SplashModel(clock: ImmediateClock())
/// await model.showLogoForTwoSeconds()  // returns without delay
/// ```
///
/// 1. A sleep advances ``now`` to its deadline, if that is later, and returns.
/// 2. A sleep in a cancelled task throws `CancellationError` and does not advance ``now``.
/// 3. A sleep yields once, so that an endless timer does not starve other tasks.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// An instant of an immediate clock, as an offset from its start.
  public struct Instant: InstantProtocol {
    /// The duration since the start of the clock.
    public let offset: Duration

    /// Creates an instant from the duration since the start of the clock.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the instant that is later by the duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns the duration from this instant to the other one.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Returns true if the first instant is earlier than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The resolution passed to the initializer. Instants are not rounded to it.
  public let minimumResolution: Duration

  private let time: Lock<Instant>

  /// Creates a clock with the given current instant.
  public init(minimumResolution: Duration = .zero, now: Instant = Instant()) {
    self.minimumResolution = minimumResolution
    self.time = Lock(now)
  }

  /// The current instant: the latest deadline of a sleep so far.
  public var now: Instant { time.withLock { $0 } }

  /// Advances ``now`` to the deadline and returns without delay.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock with durations of the standard library and the given current instant.
  public convenience init(now: Instant = Instant()) {
    self.init(minimumResolution: .zero, now: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock on which sleeping returns immediately.
  public static var immediate: Self { ImmediateClock() }
}
