import IssueReporting

/// A place in somebody's source.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

extension SourcePlace? {
  /// Reports an issue here, or where this is called if the place is not known.
  func report(_ message: String) {
    if let place = self {
      reportIssue(
        message,
        fileID: place.fileID,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
    } else {
      reportIssue(message)
    }
  }
}
