internal import IssueReporting

/// A clock that a test does not expect to be used: every use reports an issue.
///
/// Inject it where the code under test should have no need of time. Should it be needed after all,
/// replace it by a ``TestClock``, to decide when time passes, or by an ``ImmediateClock``.
///
/// 1. Reading ``now`` or ``minimumResolution``, and sleeping, each report an issue with the clock's
///    name, at the line that made the clock.
/// 2. The use is then passed to the clock it was made from, so the test goes on.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock that stands in.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Makes a clock that reports each use under a name, then lets the base carry it out.
  public init<Base: Clock<Duration>>(
    _ base: Base,
    name: String = "\(Base.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = AnyClock(base)
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
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

      Give the code under test a TestClock, to decide when time passes, or an ImmediateClock, to \
      let it pass without waiting.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports each use under a name, then lets no time pass.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(), name: name, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that a test does not expect to be used. Its issues point here, having no better line;
  /// ``unimplemented(name:fileID:filePath:line:column:)`` knows where it was called.
  public static var unimplemented: Self { UnimplementedClock() }

  /// A clock that a test does not expect to be used, with a name for the issues it reports.
  public static func unimplemented(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
