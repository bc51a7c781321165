internal import IssueReporting

/// A location in source code, for reported issues.
package struct SourcePlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourcePlace? {
  /// Reports an issue at this location, or at the call if the location is `nil`.
  package func report(_ message: String) {
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
