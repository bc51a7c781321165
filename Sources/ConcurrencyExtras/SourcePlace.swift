internal import IssueReporting

/// A line of source, for reports about it.
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
  /// Reports an issue here, or where this is called if the place is not known.
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
