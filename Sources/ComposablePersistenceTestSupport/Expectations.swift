import IssueReporting

/// The check that runs in the current task.
enum CurrentCheck {
  /// The name of the check, which all its messages contain.
  @TaskLocal static var name = ""

  /// Runs a check. Reports the error that ends it, except the cancellation of the task.
  static func run(_ check: String, _ body: @Sendable () async throws -> Void) async throws {
    try await $name.withValue(check) {
      do {
        try await body()
      } catch is MissingValue {
        // It is reported where it is missing.
      } catch let error as CancellationError where Task.isCancelled {
        throw error
      } catch {
        reportIssue(error, message("The storage has thrown an error."))
      }
    }
  }

  fileprivate static func message(_ lines: String...) -> String {
    (["The check \"\(name)\" failed."] + lines.filter { !$0.isEmpty }).joined(separator: "\n")
  }
}

/// The error that ends a check whose next steps need a value.
private struct MissingValue: Error {}

/// Reports an issue if a condition is false.
///
/// - Parameter comment: What is expected, and what there is.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard !condition else { return }
  reportIssue(
    CurrentCheck.message(comment()), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Reports an issue with both values if they differ.
func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard actual != expected else { return }
  let message = CurrentCheck.message(
    comment(), "Expected: \(String(reporting: expected))", "Returned: \(String(reporting: actual))")
  reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Returns a value. Reports an issue and ends the check if it is `nil`.
func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  guard let value else {
    let message = CurrentCheck.message(comment(), "Returned: nil")
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    throw MissingValue()
  }
  return value
}
