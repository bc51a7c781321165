import ComposableConcurrency
public import Dependencies

extension TestStore {
  /// Asserts the state reached so far, apart from any action.
  ///
  /// It compares with the state asserted so far: received actions have to be asserted or skipped
  /// first. Changes of shared values that effects have made since the last action are asserted, too.
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
        from: state, to: state, sharedChangeTracker.takeChanges(), "", updateExpectedState,
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

  /// Skips the effects that are in flight: the store does not wait for them and does not report
  /// that they have not ended.
  ///
  /// Use it in an exhaustive test of a part of a feature, for effects that the part does not
  /// depend on. To end effects, send the action that cancels them, or cancel the task that `send`
  /// returned.
  ///
  /// 1. Skipped effects keep running. An action that one sends is received and must be asserted,
  ///    but `receive` does not wait for it.
  /// 2. Effects that such an action starts are not skipped.
  /// 3. They are cancelled when the store is deallocated.
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
    let skipped = effects.skipAll()
    if skipped.isEmpty, strict {
      location.fail("There were no effects in flight to skip.")
    }
    note(skipped: skipped, exhaustivity: exhaustivity, at: location)
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

  /// Changes the dependencies for a part of a test.
  ///
  /// ```swift
  /// await store.withDependencies {
  ///   $0.factClient.fetch = { _ in throw Offline() }
  /// } operation: {
  ///   await store.send(.factTapped)
  ///   await store.receive(\.factResponse.failure)
  /// }
  /// ```
  ///
  /// Effects that `operation` starts keep the dependencies after it returns.
  ///
  /// - Parameters:
  ///   - updateDependencies: Changes the dependencies of the feature.
  ///   - operation: The part of the test.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `updateDependencies` or `operation` throws.
  @discardableResult
  public func withDependencies<Result>(
    _ updateDependencies: (inout DependencyValues) throws -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    let previous = dependencies
    defer { dependencies = previous }
    try dependencies.override(updateDependencies)
    return try operation()
  }

  /// Changes the dependencies for an asynchronous part of a test.
  ///
  /// - Parameters:
  ///   - updateDependencies: Changes the dependencies of the feature.
  ///   - operation: The part of the test.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `updateDependencies` or `operation` throws.
  @discardableResult
  public func withDependencies<Result>(
    _ updateDependencies: (inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let previous = dependencies
    defer { dependencies = previous }
    try dependencies.override(updateDependencies)
    return try await operation()
  }
}
