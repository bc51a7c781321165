import ComposableArchitecture

/// What a body makes the library say, in place of telling the test framework.
@MainActor
func messages(in body: @MainActor () async throws -> Void) async rethrows -> [Report] {
  let collector = Collector()
  try await withIssueReporters([collector]) { try await body() }
  return collector.reports.value
}

/// Keeps what it is told.
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
