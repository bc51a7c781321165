/// How much of what a feature does a test has to assert.
public enum Exhaustivity: Equatable, Sendable {
  /// All of it: every change of state, every received action, the end of every effect.
  case on
  /// What the test chooses: the fields that a closure changes, the actions that `receive` names.
  ///
  /// - Parameter showSkippedAssertions: Whether what is left out is noted, as an expected issue.
  case off(showSkippedAssertions: Bool)

  /// What the test chooses; the rest is left out silently.
  public static let off = off(showSkippedAssertions: false)

  var isOn: Bool { self == .on }

  /// Notes what a test leaves out, where it wants to know.
  func note(_ message: @autoclosure () -> String, at location: SourceLocation) {
    guard self == .off(showSkippedAssertions: true) else { return }
    location.note(message())
  }
}
