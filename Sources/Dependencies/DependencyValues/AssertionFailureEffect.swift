extension DependencyValues {
  /// Says that something impossible happened, as Swift's `assertionFailure`, but so that tests can
  /// survive it.
  ///
  /// ```swift
  /// @Dependency(\.assertionFailure) var assertionFailure
  ///
  /// guard let row else { return assertionFailure("row is gone") }
  /// ```
  ///
  /// 1. Live, it stops a debug build and does nothing in a release build.
  /// 2. In tests and previews it is reported, and the program goes on.
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

/// Does something about the impossible having happened.
///
/// When you need it: to override `\.assertionFailure` with something of your own.
public protocol AssertionFailureEffect: Sendable {
  /// Takes note of it.
  ///
  /// - Parameters:
  ///   - message: What happened.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Takes note of it.
  ///
  /// - Parameters:
  ///   - message: What happened.
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
