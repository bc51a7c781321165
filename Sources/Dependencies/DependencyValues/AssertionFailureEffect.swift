extension DependencyValues {
  /// A replacement for Swift's `assertionFailure` that does not stop tests.
  ///
  /// Use it for code paths that must not be reached.
  ///
  /// ```swift
  /// @Dependency(\.assertionFailure) var assertionFailure
  ///
  /// guard let row else { return assertionFailure("row is gone") }
  /// ```
  ///
  /// 1. Live, a call stops a debug build and does nothing in a release build.
  /// 2. In tests and previews a call reports an issue, and the program continues.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = LiveAssertionFailure()
  static let previewValue: any AssertionFailureEffect = ReportingAssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportingAssertionFailure()
}

/// A type that handles a failed assertion.
///
/// Conform to it to override `\.assertionFailure` with behavior of your own.
public protocol AssertionFailureEffect: Sendable {
  /// Handles a failure.
  ///
  /// - Parameters:
  ///   - message: The message of the failure.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Handles a failure.
  ///
  /// - Parameters:
  ///   - message: The message of the failure. The default is an empty string.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.callAsFunction(message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportingAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    FailedAssertion.report(message(), file: file, line: line)
  }
}
