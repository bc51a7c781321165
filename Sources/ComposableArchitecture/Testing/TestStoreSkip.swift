import ConcurrencyExtras

extension TestStore {
  /// Asserts the state reached so far, apart from any action.
  ///
  /// It compares with the state asserted so far: received actions have to be asserted or skipped
  /// first.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.loginTapped)
  /// await store.receive(\.loginResponse.success)
  /// store.assert { $0.isLoggedIn = true }
  /// ```
  ///
  /// - Parameter updateExpectedState: Receives the state, and must leave it unchanged.
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

  /// Skips the actions received so far, with their state changes.
  ///
  /// - Parameter strict: If `true`, it is a failure that there are none.
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

  /// Cancels the effects that are in flight.
  ///
  /// - Parameter strict: If `true`, it is a failure that there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    await effects.settle()
    let inFlight = effects.all()
    if inFlight.isEmpty {
      if strict { location.fail("There were no effects in flight to skip.") }
      return
    }
    exhaustivity.note("Cancelled effects (\(inFlight.count)):\n\n\(list(inFlight))", at: location)
    core.registry.cancelAll()
    await effects.settle()
  }

  /// Changes the exhaustivity for a part of a test.
  ///
  /// - Parameters:
  ///   - exhaustivity: The extent to which `operation` must assert the behavior of the feature.
  ///   - operation: The part of the test.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `operation` throws.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Changes the exhaustivity for an asynchronous part of a test.
  ///
  /// - Parameters:
  ///   - exhaustivity: The extent to which `operation` must assert the behavior of the feature.
  ///   - operation: The part of the test.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `operation` throws.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
