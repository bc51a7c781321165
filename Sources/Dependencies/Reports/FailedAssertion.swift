import IssueReporting

/// Reports an assertion of somebody's code that failed.
enum FailedAssertion {
  /// Reports it at `file`, which the assertion's default argument makes a `#fileID`.
  static func report(_ message: String, file: StaticString, line: UInt) {
    let message = message.isEmpty ? "Assertion failed" : message
    // Swift Testing insists on a file id of the shape "Module/File.swift".
    if "\(file)".contains("/") {
      reportIssue(message, fileID: file, filePath: file, line: line)
    } else {
      reportIssue("\(message) (\(file):\(line))")
    }
  }
}
