import ComposableCore

/// Runs a body and returns the issues that it reports, which do not reach the test framework.
@MainActor
func interceptedReports(in body: @MainActor () async throws -> Void) async rethrows -> [Report] {
  let collector = Collector()
  try await withIssueReporters([collector]) { try await body() }
  return collector.reports.value
}

/// A reporter that stores the issues.
private struct Collector: IssueReporter {
  let reports = LockIsolated<[Report]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let report = Report(text: message() ?? "", line: Int(line), fileID: "\(fileID)")
    reports.withValue { $0.append(report) }
  }
}
