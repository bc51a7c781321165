public import CasePaths

// Timeouts in nanoseconds, for tests written before Swift had `Duration`.

extension TestStore {
  /// Asserts that an effect has sent an action. Waits for the given number of
  /// nanoseconds at most.
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

  /// Asserts that an effect has sent an action of the given case. Waits for the given number of
  /// nanoseconds at most.
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

  /// Asserts that an effect has sent an action of the given case with the given payload. Waits for the given number of
  /// nanoseconds at most.
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

  /// Asserts that an effect has sent an action that satisfies a predicate. Waits for the given number of
  /// nanoseconds at most.
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

  /// Waits until all effects have ended. Waits for the given number of
  /// nanoseconds at most.
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
  /// Waits until the effects of the action have ended. Waits for the given number of
  /// nanoseconds at most.
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
    // About 36 years at most, so that adding it to the current time does not overflow.
    .nanoseconds(Int64(min(nanoseconds, 1 << 60)))
  }
}
