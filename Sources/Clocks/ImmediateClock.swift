internal import Synchronization

/// A clock on which no sleep takes any time.
///
/// Use it where a test or a preview does not care when things happen:
///
/// ```swift
/// let model = SplashModel(clock: ImmediateClock())
/// await model.showLogoForTwoSeconds()  // returns without delay
/// ```
///
/// 1. A sleep moves ``now`` to its deadline, if that is later, and returns.
/// 2. A cancelled task's sleep throws `CancellationError` and moves nothing.
/// 3. A sleep lets other tasks run once, so that an endless timer does not keep them from running.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of an immediate clock: so long after its start.
  public struct Instant: InstantProtocol {
    /// How long after the start of the clock.
    public let offset: Duration

    /// The instant so long after the start.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The instant so much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How much later the other instant is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Tells whether the first is the earlier.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The resolution given when the clock was made; nothing is rounded to it.
  public let minimumResolution: Duration

  private let time: Mutex<Instant>

  /// Makes a clock that stands at an instant.
  public init(minimumResolution: Duration = .zero, now: Instant = Instant()) {
    self.minimumResolution = minimumResolution
    self.time = Mutex(now)
  }

  /// The latest deadline slept for so far.
  public var now: Instant { time.withLock { $0 } }

  /// Moves time to the deadline and returns without delay.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that counts in the standard library's durations.
  public convenience init(now: Instant = Instant()) {
    self.init(minimumResolution: .zero, now: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock on which no sleep takes any time.
  public static var immediate: Self { ImmediateClock() }
}
