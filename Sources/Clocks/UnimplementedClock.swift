internal import IssueReporting

/// A clock that a test does not expect to be used: every use reports an issue.
///
/// Inject it where the code under test should have no need of time. Should it be needed after all,
/// replace it by a ``TestClock``, to decide when time passes, or by an ``ImmediateClock``.
///
/// 1. Reading ``now`` or ``minimumResolution``, and sleeping, each report an issue with the clock's name.
/// 2. The use is then passed to the clock it was made from, so the test goes on.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock that stands in.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String

  /// Makes a clock that reports each use under a name, then lets the base carry it out.
  public init<Base: Clock<Duration>>(_ base: Base, name: String = "\(Base.self)") {
    self.base = AnyClock(base)
    self.name = name
  }

  /// The base's idea of the present. Reports an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The base's resolution. Reports an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Sleeps on the base. Reports an issue.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ use: String) {
    reportIssue(
      """
      Unimplemented: \(name).\(use) was used, though this clock is not to be.

      Give the code under test a TestClock, to decide when time passes, or an ImmediateClock, to let \
      it pass without waiting.
      """
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports each use under a name, then lets no time pass.
  public init(name: String = "Clock") {
    self.init(ImmediateClock(), name: name)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that a test does not expect to be used.
  public static var unimplemented: Self { UnimplementedClock() }

  /// A clock that a test does not expect to be used, with a name for the issues it reports.
  public static func unimplemented(name: String = "Clock") -> Self {
    UnimplementedClock(name: name)
  }
}
