extension DependencyValues {
  /// A replacement for Swift's `assert` that does not stop tests.
  ///
  /// Use it for conditions that must hold in code that tests exercise.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  ///
  /// assert(index < rows.count, "row \(index) is gone")
  /// ```
  ///
  /// 1. Live, a failed check stops a debug build and does nothing in a release build.
  /// 2. In tests and previews a failed check reports an issue, and the program continues.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// A replacement for Swift's `precondition`, checked also in release builds, that does not stop
  /// tests.
  ///
  /// 1. Live, a failed check stops the program.
  /// 2. In tests and previews a failed check reports an issue, and the program continues.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = LiveAssert()
  static let previewValue: any AssertionEffect = ReportingAssertion()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = LivePrecondition()
  static let previewValue: any AssertionEffect = ReportingAssertion()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

/// A type that checks a condition and handles its failure.
///
/// Conform to it to override `\.assert` or `\.precondition` with behavior of your own.
public protocol AssertionEffect: Sendable {
  /// Checks `condition`.
  ///
  /// - Parameters:
  ///   - condition: The condition that must hold. A release build may skip it.
  ///   - message: The message of a failure.
  ///   - file: The file of the check.
  ///   - line: The line of the check.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks `condition`.
  ///
  /// - Parameters:
  ///   - condition: The condition that must hold. A release build may skip it.
  ///   - message: The message of a failure. The default is an empty string.
  ///   - file: The file of the check.
  ///   - line: The line of the check.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.callAsFunction(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    FailedAssertion.report(message(), file: file, line: line)
  }
}
