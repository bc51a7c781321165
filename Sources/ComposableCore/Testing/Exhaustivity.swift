import ComposableConcurrency

/// The extent to which a test must assert the behavior of its feature.
public enum Exhaustivity: Equatable, Sendable {
  /// The test asserts everything: each state change, each received action, the end of each effect.
  case on
  /// The test asserts a selection: the fields that a closure changes, the actions that `receive`
  /// names.
  ///
  /// - Parameter showSkippedAssertions: If `true`, skipped assertions are reported as expected
  ///   issues, which do not fail the test.
  case off(showSkippedAssertions: Bool)

  /// The test asserts a selection, and skipped assertions are not reported.
  public static let off = off(showSkippedAssertions: false)

  var isOn: Bool { self == .on }

  /// Reports a skipped assertion if the test asked for such reports.
  func note(_ message: @autoclosure () -> String, at location: SourceLocation) {
    guard self == .off(showSkippedAssertions: true) else { return }
    location.note(message())
  }
}
