package import ConcurrencyExtras

/// A clock that a test does not expect to be used: its first use in a test reports an issue.
///
/// Inject it where the code under test should have no need of time. Should it be needed after all,
/// replace it by a ``TestClock``, to decide when time passes, or by an ``ImmediateClock``.
///
/// 1. The first use in a test reports an issue with the clock's name: at the line of the effect that
///    uses it, else at the line that made the clock. Later uses report nothing.
/// 2. In an effect of a `TestStore`, sleeping ends when the effect is cancelled. The store does not
///    wait for such an effect and does not report it again.
/// 3. Elsewhere, sleeping throws `CancellationError` at once, so that a timer ends. After 100,000
///    sleeps in one test, no further one ends.
/// 4. ``now`` and ``minimumResolution`` are those of the clock it was made from.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock that stands in.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let dependency: UnimplementedDependency

  private init(_ base: some Clock<Duration>, _ dependency: UnimplementedDependency) {
    self.base = AnyClock(base)
    self.dependency = dependency
  }

  /// Makes a clock that reports its first use under a name.
  ///
  /// - Parameters:
  ///   - base: Tells the time.
  ///   - name: For the issue it reports.
  public init<Base: Clock<Duration>>(
    _ base: Base,
    name: String = "\(Base.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      base,
      UnimplementedDependency(
        name,
        madeAt: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
        advice: """
          Give the code under test a TestClock, to decide when time passes, or an ImmediateClock, to \
          let it pass without waiting.
          """
      )
    )
  }

  /// The base's idea of the present.
  public var now: Instant {
    dependency.report()
    return base.now
  }

  /// The base's resolution.
  public var minimumResolution: Duration {
    dependency.report()
    return base.minimumResolution
  }

  /// Throws `CancellationError`: in an effect of a test's store when that is cancelled, else at once.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    await dependency.use(suspendsFirst: true)
    throw CancellationError()
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// The clock of a dependency that no test has overridden.
  ///
  /// - Parameter property: The dependency's property of `DependencyValues`.
  package init(property: String) {
    self.init(
      ImmediateClock(),
      UnimplementedDependency(
        "@Dependency(\\.\(property))", id: property, at: nil,
        advice: """
          Override it where the store or the model under test is made:

            • $0.\(property) = TestClock()
              Time passes when the test calls 'advance(by:)'.
            • $0.\(property) = TestClock(.autojump)
              Time passes by itself when a test store waits.
            • $0.\(property) = ImmediateClock()
              Sleeping takes no time.
          """
      )
    )
  }

  /// The same clock, which reports at this place unless it has a better one.
  package func at(_ place: SourcePlace) -> Self {
    dependency.hasPlace ? self : Self(base, dependency.at(place))
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports its first use under a name, and on which no time passes.
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
