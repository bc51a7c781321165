import ConcurrencyExtras
import CustomDump
public import Dependencies
import IssueReporting
import Transactions

/// A store for tests: every action and every change of state is asserted, or the test fails.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.factClient.fetch = { "\($0) is a good number" }
/// }
/// await store.send(.incrementTapped) { $0.count = 1 }
/// await store.send(.factTapped) { $0.isLoading = true }
/// await store.receive(\.factResponse.success) {
///   $0.isLoading = false
///   $0.fact = "1 is a good number"
/// }
/// ```
///
/// Guarantees:
/// 1. `send` and `receive` fail at their line, with a difference, when the state is not what their
///    closure says.
/// 2. An action that an effect sent and no `receive` took fails the next `send`, ``finish(timeout:fileID:filePath:line:column:)``
///    and, at the latest, the end of the store.
/// 3. An effect that is alive when the store goes fails the test, naming the effect's line.
/// 4. `send` returns when the effects it started have come as far as they can by themselves: they
///    run on an executor of this store's own, so that this is known and not guessed.
@MainActor
public final class TestStore<State, Action> {
  /// An action that an effect sent, not yet taken by a `receive`.
  struct Received {
    let turn: RootCore<State, Action>.Turn
    let before: State
    let after: State
  }

  /// The state as asserted so far.
  public private(set) var state: State
  /// How long to wait for effects that depend on something real.
  public var timeout: Duration
  /// The transaction that the action last sent or received arrived with.
  public private(set) var transaction = Transaction()

  let core: RootCore<State, Action>
  let executor: QuiescentExecutor
  let areEqual: (State, State) -> Bool
  // Unsafe: besides the main actor only `deinit` touches it, when nobody else can.
  nonisolated(unsafe) var received: [Received] = []
  private var sent: Received?
  /// The state as it is, whether asserted or not.
  private var latest: State
  private let arrival = Event()
  nonisolated private let register: Register
  nonisolated private let location: SourceLocation

  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature and its effects.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State: Equatable {
    var dependencies = DependencyValues._current
    prepareDependencies(&dependencies)
    let executor = QuiescentExecutor()
    core = dependencies.run {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: dependencies,
        isolation: MainActor.shared,
        executor: executor
      )
    }
    self.executor = executor
    register = core.register
    latest = core.withState { $0 }
    state = latest
    areEqual = { $0 == $1 }
    timeout = .seconds(1)
    location = SourceLocation(fileID, filePath, line, column)
    core.didReduce = { [weak self] turn, state in
      // The core belongs to the main actor, like this store.
      MainActor.assumeIsolated { self?.note(turn, state) }
    }
  }

  deinit {
    reportUnasserted(received.map(\.turn.action), at: location)
    reportAlive(register.runningEffects(), at: location)
  }

  private func note(_ turn: RootCore<State, Action>.Turn, _ state: State) {
    let next = Received(turn: turn, before: latest, after: state)
    latest = state
    guard turn.isReceived else {
      sent = next
      return
    }
    received.append(next)
    arrival.occur()
  }

  /// Sends an action and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action, as a user would cause it.
  ///   - updateExpectedState: Changes the state as asserted so far to the one that is expected.
  ///     Without it the state must not change.
  /// - Returns: The work that the action set off.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateExpectedState: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID, filePath, line, column)
    if !received.isEmpty {
      location.report(
        """
        \(received.count) received action(s) must be asserted with 'receive' before another \
        action is sent:

        \(dump(received.map(\.turn.action)))
        """
      )
    }
    let task = core.send(action)
    if let sent {
      self.sent = nil
      check(sent, after: "sending", updateExpectedState, at: location)
    }
    await executor.quiescence()
    return TestStoreTask(task, timeout: timeout)
  }

  /// Compares the state after an action with what the test says.
  func check(
    _ turn: Received,
    after verb: String,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) {
    defer {
      state = turn.after
      transaction = turn.turn.transaction
    }
    var expected = turn.before
    do {
      try updateExpectedState?(&expected)
    } catch {
      location.report("The closure that says the expected state threw an error: \(error)")
      return
    }
    let actual = turn.after
    let isUnchanged = updateExpectedState != nil && areEqual(expected, turn.before)
    if !areEqual(expected, actual) {
      location.report(
        """
        The state after \(verb) '\(caseName(of: turn.turn.action))' is not the expected one:

        \(difference(expected, actual))
        """
      )
    } else if isUnchanged {
      location.report(
        """
        A change was expected after \(verb) '\(caseName(of: turn.turn.action))', but the closure \
        changes nothing.

        Leave the closure out to assert that the state stays as it is.
        """
      )
    }
  }

  /// Waits until all effects have ended, and fails when some do not or when actions were not
  /// asserted.
  ///
  /// - Parameter duration: How long to wait for what depends on something real; ``timeout`` by
  ///   default.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    await executor.quiescence()
    await first(within: duration ?? timeout, [register.finishAll])
    reportAlive(register.runningEffects(), at: location)
    reportUnasserted(received.map(\.turn.action), at: location)
    if let last = received.last { state = last.after }
    received = []
  }

  /// Waits until an action has arrived, or none can come.
  func waitForAction(within duration: Duration) async {
    await executor.quiescence()
    guard received.isEmpty else { return }
    arrival.reset()
    await first(within: duration, [arrival.wait, register.finishAll])
  }

  /// Returns when the first of some operations does, or when the time is over.
  private func first(
    within duration: Duration, _ operations: [@Sendable () async -> Void]
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for operation in operations { group.addTask(operation: operation) }
      group.addTask { try? await ContinuousClock().sleep(for: duration) }
      await group.next()
      group.cancelAll()
    }
  }

  private func difference(_ expected: State, _ actual: State) -> String {
    diff(expected, actual, format: .proportional).map {
      "\($0.indented())\n\n(Expected: −, Actual: +)"
    } ?? "  They print alike but are not equal: look at their '=='."
  }
}

/// The test store of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
