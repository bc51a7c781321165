#if Web
import IssueReporting
import Logging

/// A reporter that logs the issues that a server reports while it runs.
///
/// An issue may quote what a client has sent, and a client may cause it any number of times. So it is
/// quoted, shortened, and limited by rate, see ``LimitedLog``.
struct ServerIssueReporter: IssueReporter {
  private let log: LimitedLog

  /// The maximum number of characters of an issue.
  private static let maximumLength = 1_000

  init(_ log: LimitedLog) { self.log = log }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    log.log(
      .error, "An issue was reported at \(fileID):\(line)", ["issue": message() ?? ""],
      length: Self.maximumLength)
  }

  /// Logs the issues of the process that would be printed.
  static func install(_ log: LimitedLog) {
    guard !isTesting else { return }
    IssueReporters.current = IssueReporters.current.map { reporter in
      reporter is _DefaultReporter ? ServerIssueReporter(log) : reporter
    }
  }
}
#endif
