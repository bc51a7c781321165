public import CasePaths

extension TestStore {
  /// Asserts that an effect has sent an action of a case without a payload, and the state change:
  /// `receive(/Action.reset)`.
  ///
  /// The enum of the actions is `Equatable`, which the operator needs to name a case without a
  /// payload.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the expected action.
  ///   - duration: The longest time to wait for an effect that depends on something outside of the
  ///     test. By default, the store's ``timeout``.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state.
  @available(*, deprecated, message: "Use a case key path: 'receive(\\.reset)'.")
  public func receive(
    _ actionCase: AnyCasePath<Action, Void>,
    timeout duration: Duration? = nil,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      actionCase.keyPath, timeout: duration, assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
