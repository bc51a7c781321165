import IssueReporting

// Assertions on cases, as tests spelled them before enums had case key paths. They report issues,
// so that they need no XCTest, and work in Swift Testing, too.

/// The error of a value that is not in the expected case.
private struct UnexpectedCase: Error, CustomStringConvertible {
  let description: String
}

/// Asserts that an enum is in a case, and returns the payload: `try XCTUnwrap(root, case: /Root.child)`.
///
/// - Parameters:
///   - expression: The enum.
///   - extract: Returns the payload of the case, or `nil` for other cases.
///   - message: A description of the failure.
/// - Throws: An error if the enum is in another case, which is reported, too.
@available(*, deprecated, message: "Use 'root[case: \\.child]' with 'XCTUnwrap' or '#require'.")
public func XCTUnwrap<Root, Case>(
  _ expression: @autoclosure () throws -> Root,
  case extract: (Root) -> Case?,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Case {
  let root = try expression()
  if let value = extract(root) { return value }
  let error = UnexpectedCase(
    description: failureMessage("XCTUnwrap", expected: Case.self, in: root, message()))
  reportIssue(error.description, fileID: fileID, filePath: file, line: line, column: column)
  throw error
}

/// Asserts that an enum is in a case, and modifies the payload.
///
/// - Parameters:
///   - root: The enum, or an optional of it.
///   - path: The case.
///   - message: A description of the failure.
///   - body: Modifies the payload. It is not called if the enum is in another case.
@available(*, deprecated, message: "Use 'root.modify(\\.child) { … }'.")
public func XCTModify<Root, Case>(
  _ root: inout Root,
  case path: AnyCasePath<Root, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (inout Case) throws -> Void
) {
  guard var value = path.extract(from: root) else {
    reportIssue(
      failureMessage("XCTModify", expected: Case.self, in: root, message()),
      fileID: fileID, filePath: file, line: line, column: column)
    return
  }
  do {
    try body(&value)
    root = path.embed(value)
  } catch {
    reportIssue(error, fileID: fileID, filePath: file, line: line, column: column)
  }
}

/// Asserts that an enum is in a case, and modifies the payload: `XCTModify(&state, case: \.child)`.
///
/// - Parameters:
///   - root: The enum, or an optional of it.
///   - keyPath: The case.
///   - message: A description of the failure.
///   - body: Modifies the payload. It is not called if the enum is in another case.
@available(*, deprecated, message: "Use 'root.modify(\\.child) { … }'.")
public func XCTModify<Root: CasePathable, Case>(
  _ root: inout Root,
  case keyPath: CaseKeyPath<Root, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (inout Case) throws -> Void
) {
  XCTModify(
    &root, case: AnyCasePath(keyPath), message(), fileID: fileID, file: file, line: line,
    column: column, body)
}

private func failureMessage<Root, Case>(
  _ function: String, expected: Case.Type, in root: Root, _ message: String
) -> String {
  "\(function): expected a case with the payload '\(Case.self)', got '\(root)'."
    + (message.isEmpty ? "" : " \(message)")
}
