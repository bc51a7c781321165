public import CasePaths
import ComposableConcurrency
import CustomDump

extension TestStore {
  /// Asserts that an effect has sent an action, and the state change.
  ///
  /// If the effects have sent another action first, the test fails once, and the change that this
  /// action made counts as asserted.
  ///
  /// - Parameters:
  ///   - expectedAction: The expected action.
  ///   - duration: The longest time to wait for an effect that depends on something outside of the
  ///     test. By default, the store's ``timeout``.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      "this action:\n\n\(dump([expectedAction]))", duration, updateExpectedState,
      at: SourceLocation(fileID, filePath, line, column),
      matches: { $0 == expectedAction },
      mismatch: { difference(expectedAction, $0, "Received") }
    )
  }

  /// Asserts that an effect has sent an action of the given case, and the state change.
  ///
  /// ```swift
  /// await store.receive(\.factResponse.success) { $0.fact = "…" }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case of the expected action.
  ///   - duration: The longest time to wait for an effect that depends on something outside of the
  ///     test. By default, the store's ``timeout``.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      "an action of \(describe(path))", duration, updateExpectedState,
      at: SourceLocation(fileID, filePath, line, column),
      matches: { path.extract(from: $0) != nil }
    )
  }

  /// Asserts that an effect has sent an action of the given case with the given payload, and the
  /// state change.
  ///
  /// ```swift
  /// await store.receive(\.factResponse.success, "42 is …") { $0.fact = "42 is …" }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case of the expected action.
  ///   - value: The expected payload.
  ///   - duration: The longest time to wait for an effect that depends on something outside of the
  ///     test. By default, the store's ``timeout``.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      "an action of \(describe(path)) with this payload:\n\n\(dump([value]))", duration,
      updateExpectedState,
      at: SourceLocation(fileID, filePath, line, column),
      matches: { path.extract(from: $0) == value },
      mismatch: { action in
        path.extract(from: action).map { difference(value, $0, "Received") } ?? dump([action])
      }
    )
  }

  /// Asserts that an effect has sent an action that satisfies a predicate, and the state change.
  ///
  /// - Parameters:
  ///   - isMatching: Returns true for the expected action.
  ///   - duration: The longest time to wait for an effect that depends on something outside of the
  ///     test. By default, the store's ``timeout``.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      "an action that the predicate holds for", duration, updateExpectedState,
      at: SourceLocation(fileID, filePath, line, column),
      matches: isMatching
    )
  }

  /// Implements all forms of `receive`.
  private func receive(
    _ expectation: String,
    _ duration: Duration?,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation,
    matches: (Action) -> Bool,
    mismatch: (Action) -> String = { dump([$0]) }
  ) async {
    self.location = location
    let isExhaustive = exhaustivity.isOn
    // The number of received actions that are known not to match.
    var skipCount = 0
    let outcome = await effects.wait(within: duration, defaultingTo: timeoutDuration) {
      if isExhaustive { return !received.isEmpty }
      while skipCount < received.count, !matches(received[skipCount].action) { skipCount += 1 }
      return skipCount < received.count
    }
    guard outcome == .reached else {
      let inFlight = effects.all()
      if inFlight.containsUnimplemented, inFlight.unreported.isEmpty { return }
      fail(
        missing: expectation, skipping: received.map(\.action), while: inFlight, after: outcome,
        at: location
      )
      return
    }
    skipReceived(skipCount, at: location)
    let next = received[0].action
    guard matches(next) else {
      location.fail(
        """
        Expected to receive \(expectation)

        Another action was received:

        \(mismatch(next))
        """
      )
      // The closure describes the state after another action.
      return removeReceived(1)
    }
    check(received.removeFirst(), after: "receiving", updateExpectedState, at: location)
  }
}
