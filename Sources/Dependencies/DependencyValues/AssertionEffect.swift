extension DependencyValues {
  /// Checks a condition that must hold, as Swift's `assert`, but so that tests can survive it.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  ///
  /// assert(index < rows.count, "row \(index) is gone")
  /// ```
  ///
  /// 1. Live, a failed check stops a debug build and does nothing in a release build.
  /// 2. In tests and previews a failed check is reported, and the program goes on.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Checks a condition that must hold even in release builds, as Swift's `precondition`, but so that
  /// tests can survive it.
  ///
  /// 1. Live, a failed check stops the program.
  /// 2. In tests and previews a failed check is reported, and the program goes on.
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

/// Does something about a condition that does not hold.
///
/// When you need it: to override `\.assert` or `\.precondition` with something of your own.
public protocol AssertionEffect: Sendable {
  /// Checks `condition`.
  ///
  /// - Parameters:
  ///   - condition: What must hold. A release build may skip it.
  ///   - message: What to say when it does not hold.
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
  ///   - condition: What must hold. A release build may skip it.
  ///   - message: What to say when it does not hold.
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
