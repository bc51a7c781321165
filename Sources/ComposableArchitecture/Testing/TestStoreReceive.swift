public import CasePaths
import CustomDump

extension TestStore {
  /// Asserts that an effect has sent an action, and how the state changed by it.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for an effect that depends on something real.
  ///   - updateExpectedState: Changes the state as asserted so far to the one that is expected.
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

  /// Asserts that an effect has sent an action of a case.
  ///
  /// ```swift
  /// await store.receive(\.factResponse.success) { $0.fact = "…" }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - duration: How long to wait for an effect that depends on something real.
  ///   - updateExpectedState: Changes the state as asserted so far to the one that is expected.
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

  /// Asserts that an effect has sent an action of a case with a payload.
  ///
  /// ```swift
  /// await store.receive(\.factResponse.success, "42 is …") { $0.fact = "42 is …" }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The payload.
  ///   - duration: How long to wait for an effect that depends on something real.
  ///   - updateExpectedState: Changes the state as asserted so far to the one that is expected.
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

  /// Asserts that an effect has sent an action for which a predicate holds.
  ///
  /// - Parameters:
  ///   - isMatching: Whether the action is the expected one.
  ///   - duration: How long to wait for an effect that depends on something real.
  ///   - updateExpectedState: Changes the state as asserted so far to the one that is expected.
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

  /// The one way all forms of `receive` go.
  private func receive(
    _ expectation: String,
    _ duration: Duration?,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation,
    matches: (Action) -> Bool,
    mismatch: (Action) -> String = { dump([$0]) }
  ) async {
    let isExhaustive = exhaustivity.isOn
    // How many of the received actions are known not to match.
    var passed = 0
    let outcome = await effects.wait(within: duration, orElse: limit) {
      if isExhaustive { return !received.isEmpty }
      while passed < received.count, !matches(received[passed].action) { passed += 1 }
      return passed < received.count
    }
    guard outcome == .reached else {
      let alive = effects.all()
      if alive.hasReported, alive.unreported.isEmpty { return }
      fail(
        missing: expectation, skipping: received.map(\.action), while: alive, after: outcome,
        at: location
      )
      return
    }
    skipReceived(passed, at: location)
    let next = received.removeFirst()
    if !matches(next.action) {
      location.fail(
        """
        Expected to receive \(expectation)

        Another action was received:

        \(mismatch(next.action))
        """
      )
    }
    check(next, after: "receiving", updateExpectedState, at: location)
  }
}
