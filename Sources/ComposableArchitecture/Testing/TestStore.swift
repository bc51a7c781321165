import ConcurrencyExtras
import CustomDump
public import Dependencies
import Transactions

/// A store for tests: what a feature does is asserted, or the test fails.
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
/// 5. What can't come is not waited for: when no effect is alive, or all of them sleep on a test's
///    clock, a wait fails at once. Only work that waits on something real uses the ``timeout``.
/// 6. A dependency that the test has not replaced is reported once, at the line of the effect that
///    uses it. An effect that waits for it does not keep the test from ending, and nothing else is
///    reported about it: neither that it has not ended, nor that an action has not come.
/// 7. With ``exhaustivity`` off, 1 holds for what a closure changes, and 2 and 3 do not: what the
///    test does not name is left out, and effects are cancelled when the store goes.
@MainActor
public final class TestStore<State, Action> {
  /// An action that was reduced.
  struct ReducedAction {
    let action: Action
    let transaction: Transaction
    let before: State
    let after: State
  }

  /// The state as asserted so far.
  public internal(set) var state: State
  /// How much of what the feature does has to be asserted.
  public var exhaustivity: Exhaustivity {
    get { expectations }
    set { expectations = newValue }
  }
  /// How long to wait for effects that depend on something real, in nanoseconds.
  public var timeout: UInt64 = 1_000_000_000
  var limit: Duration { .nanoseconds(clamping: timeout) }
  /// The transaction that the action last sent or received arrived with.
  public private(set) var transaction = Transaction()
  /// Whether the feature has asked to be dismissed, where nothing inside it was presented.
  public private(set) var isDismissed = false
  /// Accepted for tests written for the reference; this store needs no hook in the process.
  public var useMainSerialExecutor = true

  let core: RootCore<State, Action>
  let areEqual: (State, State) -> Bool
  // Unsafe: besides the main actor only `deinit` touches them, when nobody else can.
  nonisolated(unsafe) var received: [ReducedAction] = []
  private nonisolated(unsafe) var expectations = Exhaustivity.on
  private var sent: ReducedAction?
  /// The state as it is, whether asserted or not.
  private var latest: State
  nonisolated let effects: LiveEffects
  nonisolated private let location: SourceLocation

  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature and its effects.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State: Equatable {
    self.init(
      initialState, reducer, prepareDependencies, areEqual: { $0 == $1 },
      at: SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Makes a store for a test of a feature whose state is not `Equatable`: states are the same when
  /// they print alike.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature and its effects.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState, reducer, prepareDependencies, areEqual: { diff($0, $1) == nil },
      at: SourceLocation(fileID, filePath, line, column)
    )
  }

  private init(
    _ initialState: () -> State,
    _ reducer: () -> some Reducer<State, Action>,
    _ prepareDependencies: (inout DependencyValues) -> Void,
    areEqual: @escaping (State, State) -> Bool,
    at location: SourceLocation
  ) {
    let dismissal = Dismissal()
    let executor = QuiescentExecutor()
    var dependencies = DependencyValues._current
    dependencies.dismiss = DismissEffect(otherwise: { @Sendable in
      // On the way to the main actor the effect is out of the executor's sight.
      executor.hold()
      await dismissal.occur()
      executor.release()
    })
    prepareDependencies(&dependencies)
    core = dependencies.run {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: dependencies,
        isolation: MainActor.shared,
        executor: executor
      )
    }
    effects = LiveEffects(register: core.register, executor: executor)
    latest = core.withState { $0 }
    state = latest
    self.areEqual = areEqual
    self.location = location
    dismissal.occur = { [weak self] in self?.isDismissed = true }
    core.didReduce = { [weak self] turn, state in
      // The core belongs to the main actor, like this store.
      MainActor.assumeIsolated { self?.note(turn, state) }
    }
  }

  /// Sees to it that the test asserted all there was.
  deinit {
    fail(unasserted: received.map(\.action), exhaustivity: expectations, at: location)
    fail(alive: effects.all().unreported, exhaustivity: expectations, at: location)
  }

  /// The dependencies of the feature; a change holds from the next action on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  private func note(_ turn: RootCore<State, Action>.ReducedAction, _ state: State) {
    let next = ReducedAction(
      action: turn.action, transaction: turn.transaction, before: latest, after: state
    )
    latest = state
    if turn.origin != nil { received.append(next) } else { sent = next }
  }

  /// Sends an action and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action, as a user would cause it.
  ///   - updateExpectedState: Changes the state as asserted so far to the one that is expected.
  ///     Without it the state must not change. With ``exhaustivity`` off it is given the state as
  ///     it is, and has to leave it so.
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
    if exhaustivity.isOn {
      fail(unassertedBeforeSending: received.map(\.action), at: location)
    } else {
      skipReceived(received.count, at: location)
    }
    let task = core.send(action)
    if let sent {
      self.sent = nil
      check(sent, after: "sending", updateExpectedState, at: location)
    }
    await effects.settle()
    return TestStoreTask(task, in: effects, limit: limit)
  }

  /// Waits until no effect can go on by itself: each has ended, or sleeps on a test's clock, or waits
  /// for something outside.
  public func settle() async {
    await effects.settle()
  }

  /// Waits until all effects have ended, and fails when some do not or when actions were not
  /// asserted.
  ///
  /// - Parameter duration: How long to wait, also for effects that sleep on a test's clock. By default
  ///   these are not waited for, and others as long as ``timeout`` says.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    _ = await effects.wait(within: duration, orElse: limit)
    fail(alive: effects.all().unreported, exhaustivity: exhaustivity, at: location)
    fail(unasserted: received.map(\.action), exhaustivity: exhaustivity, at: location)
    takeReceived(received.count)
  }

  /// Takes the first of the received actions as asserted, with what they did to the state.
  func takeReceived(_ count: Int) {
    guard count > 0 else { return }
    state = received[count - 1].after
    received.removeFirst(count)
  }

  /// Leaves out the first of the received actions.
  func skipReceived(_ count: Int, at location: SourceLocation) {
    guard count > 0 else { return }
    exhaustivity.note(
      "Skipped received actions (\(count)):\n\n\(dump(received.prefix(count).map(\.action)))",
      at: location
    )
    takeReceived(count)
  }

  /// Compares the state after an action with what the test says.
  func check(
    _ turn: ReducedAction,
    after verb: String,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) {
    defer {
      state = turn.after
      transaction = turn.transaction
    }
    let event = "\(verb) '\(caseName(of: turn.action))'"
    let expected = compare(
      from: turn.before, to: turn.after, "The state after \(event)", updateExpectedState,
      at: location
    )
    guard exhaustivity.isOn, updateExpectedState != nil, let expected,
      areEqual(expected, turn.before), areEqual(turn.before, turn.after)
    else { return }
    location.fail(
      """
      A change was expected after \(event), but the closure changes nothing.

      Leave the closure out to assert that the state stays as it is.
      """
    )
  }

  /// Compares a state with what the test says.
  ///
  /// - Parameters:
  ///   - before: What a closure in an exhaustive test starts from.
  ///   - actual: What the state is.
  ///   - subject: What is compared.
  /// - Returns: What the test says; `nil` when its closure threw.
  @discardableResult
  func compare(
    from before: State,
    to actual: State,
    _ subject: String,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) -> State? {
    var expected = exhaustivity.isOn ? before : actual
    do {
      try updateExpectedState?(&expected)
    } catch {
      location.fail("The closure that says the expected state threw an error: \(error)")
      return nil
    }
    if !areEqual(expected, actual) {
      location.fail("\(subject) is not the expected one:\n\n\(difference(expected, actual))")
    } else if exhaustivity == .off(showSkippedAssertions: true) {
      var told = before
      try? updateExpectedState?(&told)
      if !areEqual(told, actual) {
        exhaustivity.note(
          "\(subject) has changes that were not asserted:\n\n\(difference(told, actual))",
          at: location
        )
      }
    }
    return expected
  }
}

/// The test store of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>

/// The way from the feature's `dismiss` to its test store.
@MainActor
private final class Dismissal {
  var occur: @MainActor () -> Void = {}
}
