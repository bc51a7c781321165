package import ComposableConcurrency

/// A clock that reports an issue when a test uses it.
///
/// Inject it where the code under test should not depend on time. If the code turns out to need a
/// clock, replace it with a ``TestClock`` to control when time passes, or with an
/// ``ImmediateClock``. It is the test value of `\.continuousClock` and `\.suspendingClock`.
///
/// ```swift
/// let model = ListModel(clock: UnimplementedClock(name: "ListModel.clock"))
/// model.sortButtonTapped()  // fails the test if it sleeps or reads the time
/// ```
///
/// 1. The first use in a test reports an issue with the clock's name: at the line of the effect
///    that uses it, otherwise at the line that created the clock. Later uses report nothing.
/// 2. In an effect of a `TestStore`, a sleep lasts until the effect is cancelled. The store does
///    not wait for such an effect and does not report it again.
/// 3. Elsewhere, a sleep throws `CancellationError` immediately, which ends timers. After 100,000
///    sleeps in one test, further ones never return.
/// 4. ``now`` and ``minimumResolution`` are those of the base clock.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// An instant of the base clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let dependency: UnimplementedDependency

  private init(_ base: some Clock<Duration>, _ dependency: UnimplementedDependency) {
    self.base = AnyClock(base)
    self.dependency = dependency
  }

  /// Creates a clock that reports its first use under a name.
  ///
  /// - Parameters:
  ///   - base: The clock that provides the time.
  ///   - name: The name of the clock in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
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
        madeAt: SourceLocation(fileID, filePath, line, column),
        advice: """
          Pass a TestClock to control when time passes, or an ImmediateClock to skip waiting.
          """
      )
    )
  }

  /// The base clock's current instant. Reports a use.
  public var now: Instant {
    dependency.report()
    return base.now
  }

  /// The base clock's resolution. Reports a use.
  public var minimumResolution: Duration {
    dependency.report()
    return base.minimumResolution
  }

  /// Throws `CancellationError`: in an effect of a `TestStore` once it is cancelled, otherwise
  /// immediately.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    await dependency.use(suspendsFirst: true)
    throw CancellationError()
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates the clock of a dependency that no test has overridden.
  ///
  /// - Parameter property: The name of its `DependencyValues` property.
  package init(property: String) {
    self.init(
      ImmediateClock(),
      UnimplementedDependency(
        "@Dependency(\\.\(property))", id: property, at: nil,
        advice: """
          Override it where the store or the model under test is created:

            • $0.\(property) = TestClock()
              Time advances when the test calls 'advance(by:)'.
            • $0.\(property) = TestClock(.autojump)
              Time advances automatically while a test store waits.
            • $0.\(property) = ImmediateClock()
              Sleeping takes no time.
          """
      )
    )
  }

  /// Returns this clock, reporting at `location` unless it has a source location already.
  package func at(_ location: SourceLocation) -> Self {
    dependency.hasLocation ? self : Self(base, dependency.at(location))
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports its first use under a name, and whose time stands still.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in reported issues.
  ///   - now: The current time.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Swift.Duration>.Instant = ImmediateClock.Instant(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now), name: name,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports an issue when a test uses it, at this declaration. To report at the call
  /// instead, use ``unimplemented(name:fileID:filePath:line:column:)``.
  public static var unimplemented: Self { UnimplementedClock() }

  /// Returns a clock that reports an issue under a name, at this call, when a test uses it.
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
