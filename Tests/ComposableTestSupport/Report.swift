import ComposableCore
import Testing

/// An issue that the library reported: its text and its source location.
struct Report: Sendable {
  let text: String
  let line: Int?
  let fileID: String?

  /// Returns true if the text contains all of the words.
  func mentions(_ words: String...) -> Bool {
    words.allSatisfy { text.contains($0) }
  }
}

/// Runs a body and returns the issues that it reports, which then do not fail the test.
///
/// Expectations that fail in the body still fail the test.
func reports(
  isolation: isolated (any Actor)? = #isolation, in body: () async throws -> Void
) async rethrows -> [Report] {
  let reports = LockIsolated<[Report]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    guard case .unconditional = issue.kind else { return false }
    let report = Report(
      text: issue.comments.map(\.rawValue).joined(separator: "\n"),
      line: issue.sourceLocation?.line,
      fileID: issue.sourceLocation?.fileID
    )
    reports.withValue { $0.append(report) }
    return true
  }
  return reports.value
}
