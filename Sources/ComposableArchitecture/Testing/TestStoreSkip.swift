extension TestStore {
  /// Asserts the state as it is asserted so far, apart from any action.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.loginTapped)
  /// await store.receive(\.loginResponse.success)
  /// store.assert { $0.isLoggedIn = true }
  /// ```
  ///
  /// - Parameter updateExpectedState: Given the state; has to leave it as it is.
  public func assert(
    _ updateExpectedState: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    _ = withoutActuallyEscaping(updateExpectedState) { updateExpectedState in
      compare(
        from: state, to: state, "The state", updateExpectedState,
        at: SourceLocation(fileID, filePath, line, column)
      )
    }
  }

  /// Takes the actions that have been received so far as they are.
  ///
  /// - Parameter strict: Whether it is a failure that there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    await effects.settle()
    if received.isEmpty, strict {
      location.fail("There were no received actions to skip.")
    }
    skipReceived(received.count, at: location)
  }

  /// Cancels the effects that have not ended.
  ///
  /// - Parameter strict: Whether it is a failure that there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    await effects.settle()
    let alive = effects.all()
    if alive.isEmpty {
      if strict { location.fail("There were no effects in flight to skip.") }
      return
    }
    exhaustivity.note("Cancelled effects (\(alive.count)):\n\n\(list(alive))", at: location)
    core.register.cancelAll()
    await effects.settle()
  }

  /// Asserts more or less for a part of a test.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much of what the feature does has to be asserted meanwhile.
  ///   - operation: The part of the test.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let outside = self.exhaustivity
    defer { self.exhaustivity = outside }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Asserts more or less for a part of a test.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much of what the feature does has to be asserted meanwhile.
  ///   - operation: The part of the test.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let outside = self.exhaustivity
    defer { self.exhaustivity = outside }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
