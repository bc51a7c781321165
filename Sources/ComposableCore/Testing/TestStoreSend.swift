public import CasePaths

extension TestStore {
  /// Sends the action of a case without a payload, as in `send(\.view.saveTapped)`.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state; see
  ///     ``send(_:assert:fileID:filePath:line:column:)``.
  /// - Returns: A handle to the effects that the action started.
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

  /// Sends the action of a case with its payload, as in `send(\.rows[id: 1].nameChanged, "Blob")`.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action.
  ///   - value: The payload.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state; see
  ///     `send(_:assert:)`.
  /// - Returns: A handle to the effects that the action started.
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
