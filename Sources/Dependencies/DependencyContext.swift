import Foundation
import IssueReporting

/// The context that a process runs in: live, preview or test.
///
/// The context determines which value of a key is used: the live value in ``live``, the preview
/// value in ``preview``, the test value in ``test``. Read `\.context` to skip work that makes no
/// sense in tests or previews; override it, for instance, to use live dependencies in one test.
///
/// ```swift
/// let forecast = try await withDependencies {
///   $0.context = .live
/// } operation: {
///   try await Forecast().today()
/// }
/// ```
///
/// The first of these that applies determines the context:
/// 1. An override, or a value set with `prepareDependencies`.
/// 2. The environment variable `SWIFT_DEPENDENCIES_CONTEXT`: `live`, `preview` or `test`. Any other
///    value is reported and ignored.
/// 3. ``preview`` if Xcode runs the process for previews (`XCODE_RUNNING_FOR_PREVIEWS=1`).
/// 4. ``test`` if Swift Testing or XCTest runs in the process.
/// 5. ``live``.
public enum DependencyContext: Sendable, Hashable {
  /// A running program.
  case live

  /// A preview.
  case preview

  /// A test run.
  case test

  /// The context of this process, from its environment.
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
        The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is '\(other)', which is not a valid \
        context. Set it to 'live', 'preview' or 'test', or unset it. The context is now \
        '\(ambient)'.
        """
      )
      self = ambient
    }
  }
}
