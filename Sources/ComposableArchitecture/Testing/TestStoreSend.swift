public import CasePaths

extension TestStore {
  /// Sends the action of a case without payload: `send(\.view.saveTapped)`.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - updateExpectedState: As of ``send(_:assert:fileID:filePath:line:column:)``.
  /// - Returns: The work that the action set off.
  @discardableResult
  public func send(
    _ actionCase: CaseKeyPath<Action, Void>,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      actionCase, (), assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Sends the action of a case with its payload: `send(\.rows[id: 1].nameChanged, "Blob")`.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The payload.
  ///   - updateExpectedState: As of ``send(_:assert:fileID:filePath:line:column:)``.
  /// - Returns: The work that the action set off.
  @discardableResult
  public func send<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(actionCase).embed(value), assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
