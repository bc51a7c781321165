public import CasePaths

// Limits in nanoseconds, as tests written before Swift had durations give them.

extension TestStore {
  /// Asserts that an effect has sent an action.
  ///
  /// - Parameter nanoseconds: How long to wait.
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction, timeout: .nanoseconds(clamping: nanoseconds), assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Asserts that an effect has sent an action of a case.
  ///
  /// - Parameter nanoseconds: How long to wait.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(clamping: nanoseconds), assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Asserts that an effect has sent an action of a case with a payload.
  ///
  /// - Parameter nanoseconds: How long to wait.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, value, timeout: .nanoseconds(clamping: nanoseconds), assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Asserts that an effect has sent an action for which a predicate holds.
  ///
  /// - Parameter nanoseconds: How long to wait.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(clamping: nanoseconds), assert: updateExpectedState,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Waits until all effects have ended.
  ///
  /// - Parameter nanoseconds: How long to wait.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(clamping: nanoseconds),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension TestStoreTask {
  /// Waits until the work has ended.
  ///
  /// - Parameter nanoseconds: How long to wait.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(clamping: nanoseconds),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Duration {
  static func nanoseconds(clamping nanoseconds: UInt64) -> Duration {
    // At most some 36 years, to which the runtime can add the present.
    .nanoseconds(Int64(min(nanoseconds, 1 << 60)))
  }
}
