import Foundation
import IssueReporting

/// What the process is about: running for real, showing a preview, or running tests.
///
/// When you need it: read `\.context` to leave out what makes no sense in tests or previews;
/// override it to use, for instance, live dependencies in one test.
///
/// ```swift
/// let forecast = try await withDependencies {
///   $0.context = .live
/// } operation: {
///   try await Forecast().today()
/// }
/// ```
///
/// The context decides which of a key's values is used: ``live`` the live value, ``preview`` the
/// preview value, ``test`` the test value.
///
/// It is found like this; the first that applies counts:
/// 1. An override, or what was set with `prepareDependencies`.
/// 2. The environment variable `SWIFT_DEPENDENCIES_CONTEXT`: `live`, `preview` or `test`. Anything
///    else is reported and ignored.
/// 3. Xcode runs the process for previews (`XCODE_RUNNING_FOR_PREVIEWS=1`): ``preview``.
/// 4. Swift Testing or XCTest runs in the process: ``test``.
/// 5. ``live``.
public enum DependencyContext: Sendable, Hashable {
  /// The program runs for real.
  case live

  /// A preview is shown.
  case preview

  /// Tests run.
  case test

  /// The context of this process.
  static let ofProcess = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  init(environment: [String: String], isTesting: Bool) {
    let ambient: Self =
      environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : isTesting ? .test : .live
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case nil:
      self = ambient
    case "live":
      self = .live
    case "preview":
      self = .preview
    case "test":
      self = .test
    case .some(let other):
      reportIssue(
        """
        The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is '\(other)', which is no context. \
        Set it to 'live', 'preview' or 'test', or unset it. The context is now '\(ambient)'.
        """
      )
      self = ambient
    }
  }
}
