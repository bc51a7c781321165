import IssueReporting

/// A reporter of failed assertions in client code.
enum FailedAssertion {
  /// Reports a failure at `file`, which is a `#fileID` by the assertion's default argument.
  static func report(_ message: String, file: StaticString, line: UInt) {
    let message = message.isEmpty ? "Assertion failed" : message
    // Swift Testing requires a file ID of the form "Module/File.swift".
    if "\(file)".contains("/") {
      reportIssue(message, fileID: file, filePath: file, line: line)
    } else {
      reportIssue("\(message) (\(file):\(line))")
    }
  }
}
