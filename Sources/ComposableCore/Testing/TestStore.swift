import ComposableConcurrency
import CustomDump
public import Dependencies
import Sharing
import Transactions

/// A store for tests, which fails unless the test asserts everything that the feature does.
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
///    closure describes. The closure runs with the ``dependencies`` of the feature.
/// 2. An action that an effect sent and that no `receive` consumed fails the next `send`,
///    `finish(timeout:)` and, at the latest, the deallocation of the
///    store.
/// 3. An effect that is in flight when the store is deallocated, and that no `skipInFlightEffects`
///    skipped, fails the test, naming the line of the effect. Failures that are found then are
///    reported at the last line that called `send`, `receive` or `finish`.
/// 4. `send` returns when each effect that it started has ended or is suspended, also if the effect
///    hops to the main actor, calls actors or awaits tasks of its own before. Effects run on an
///    executor that belongs to the store and follows them, so this is known exactly and needs no
///    delay. An effect is suspended while it waits for a clock, for something outside of the test
///    (a dispatch queue, a real clock, another process), or for the test itself.
/// 5. A wait fails at once if it can't succeed: when no effect is in flight, or all of them sleep
///    on a test clock. Only effects that wait for something outside of the test use the
///    ``timeout``.
/// 6. A dependency that the test has not replaced is reported once, at the line of the effect that
///    uses it. An effect that awaits the dependency does not keep the test from ending, and nothing
///    else is reported about it: neither that it is in flight, nor that an action is missing.
/// 7. With ``exhaustivity`` off, 1 holds for what a closure changes, and 2 and 3 do not hold:
///    actions and effects that the test does not name are skipped, and effects are cancelled when
///    the store is deallocated.
@MainActor
public final class TestStore<State, Action> {
  /// A reduced action with the state before and after it.
  struct ReducedAction {
    let action: Action
    let transaction: Transaction
    let before: State
    let after: State
    /// The number of the first stack element that the action may have added.
    let firstStackElement: Int
    /// The changes of shared values, by the reducer and by effects before it.
    let sharedChanges: [any SharedChange]
  }

  /// The state that the test has asserted so far.
  public internal(set) var state: State
  /// The extent to which the test must assert the behavior of the feature.
  public var exhaustivity: Exhaustivity {
    get { storedExhaustivity }
    set { storedExhaustivity = newValue }
  }
  /// The time to wait for effects that depend on something outside of the test, in nanoseconds.
  public var timeout: UInt64 = 1_000_000_000
  var timeoutDuration: Duration { .nanoseconds(clamping: timeout) }
  /// The transaction of the action that was sent or received last.
  public private(set) var transaction = Transaction()
  /// A Boolean value that indicates whether the feature under test has dismissed itself.
  ///
  /// The effects that are in flight then are skipped: in an application, the parent cancels them.
  /// Sending an action to a dismissed feature fails the test, and the action is dropped. A child
  /// that the feature presents is dismissed in its state instead, and leaves this `false`.
  public private(set) var isDismissed = false
  /// Accepted for tests written for the reference; this store needs no process-wide hook.
  public var useMainSerialExecutor = true

  let core: RootCore<State, Action>
  nonisolated let sharedChangeTracker = SharedChangeTracker()
  let areEqual: (State, State) -> Bool
  // Unsafe: besides the main actor only `deinit` accesses them, when no reference is left.
  nonisolated(unsafe) var received: [ReducedAction] = []
  private nonisolated(unsafe) var storedExhaustivity = Exhaustivity.on
  private var sent: ReducedAction?
  /// The current state of the feature, whether asserted or not.
  private var actualState: State
  /// The number of the first stack element that the next action may add.
  private var nextStackElement: Int
  nonisolated let effects: LiveEffects
  /// The location of the last call that asserted something, where failures are reported that are
  /// found when the store is deallocated.
  nonisolated(unsafe) var location: SourceLocation

  /// Creates a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The reducer of the feature.
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

  /// Creates a store for a test of a feature whose state is not `Equatable`.
  ///
  /// Two states are considered equal if their dumps are.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The reducer of the feature.
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
    let dismissHandler = DismissHandler()
    let executor = QuiescentExecutor()
    TestScope.current?.add(executor)
    var dependencies = DependencyValues._current
    dependencies.dismiss = DismissEffect(testing: { @Sendable in
      // The executor does not see the effect while it hops to the main actor.
      executor.hold()
      await dismissHandler.onDismiss()
      executor.release()
    })
    dependencies.sharedChangeTracker = sharedChangeTracker
    dependencies.override(prepareDependencies)
    core = dependencies.run {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: dependencies,
        isolation: StoreIsolation(MainActor.shared),
        probe: RuntimeProbe(executor)
      )
    }
    // Those that the creation of the state made.
    _ = sharedChangeTracker.takeChanges()
    effects = LiveEffects(registry: core.registry, executor: executor)
    actualState = core.withState { $0 }
    nextStackElement = core.dependencies.stackElementIDs.nextGeneration
    state = actualState
    self.areEqual = areEqual
    self.location = location
    dismissHandler.onDismiss = { [weak self] in
      guard let self else { return }
      // The parent of a dismissed feature removes its state, and so cancels its effects.
      _ = effects.skipAll()
      isDismissed = true
    }
    core.addActionObserver { [weak self] reducedAction, state in
      // The core is isolated to the main actor, like this store.
      MainActor.assumeIsolated { self?.record(reducedAction, state) }
      return self != nil
    }
  }

  /// Fails the test if actions or effects are left that it did not assert.
  deinit {
    fail(unasserted: received.map(\.action), exhaustivity: storedExhaustivity, at: location)
    fail(inFlight: effects.all().unreported, exhaustivity: storedExhaustivity, at: location)
    fail(
      unasserted: sharedChangeTracker.takeChanges(), exhaustivity: storedExhaustivity, at: location
    )
  }

  /// The dependencies of the feature. A change takes effect with the next action.
  public var dependencies: DependencyValues {
    get { core.dependencies.forOverriding }
    set { core.dependencies = newValue.forUse }
  }

  private func record(_ reducedAction: RootCore<State, Action>.ReducedAction, _ state: State) {
    let next = ReducedAction(
      action: reducedAction.action, transaction: reducedAction.transaction, before: actualState,
      after: state, firstStackElement: nextStackElement,
      sharedChanges: sharedChangeTracker.takeChanges()
    )
    actualState = state
    nextStackElement = core.dependencies.stackElementIDs.nextGeneration
    if reducedAction.origin != nil { received.append(next) } else { sent = next }
  }

  /// Sends an action and asserts the state change.
  ///
  /// - Parameters:
  ///   - action: The action, as a view sends it.
  ///   - updateExpectedState: Changes the state asserted so far to the expected state. Without it
  ///     the state must not change. With ``exhaustivity`` off it receives the current state and
  ///     must leave it unchanged.
  /// - Returns: A handle to the effects that the action started.
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
    self.location = location
    if isDismissed {
      fail(sentAfterDismissal: action, at: location)
      return TestStoreTask(.ended, in: effects, timeoutDuration: timeoutDuration)
    }
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
    return TestStoreTask(task, in: effects, timeoutDuration: timeoutDuration)
  }

  /// Waits until every effect has ended or is suspended: it sleeps on a test clock, or waits for
  /// something outside of the test.
  ///
  /// Use it when the test itself resumes effects, for instance by yielding to a stream that they
  /// iterate. `send` and `receive` wait by themselves.
  public func settle() async {
    await effects.settle()
  }

  /// Waits until all effects have ended, and fails if some do not end or if received actions were
  /// not asserted.
  ///
  /// - Parameter duration: The longest time to wait, including for effects that sleep on a test
  ///   clock. By default these are not awaited, and others for as long as ``timeout``.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    self.location = location
    _ = await effects.wait(within: duration, defaultingTo: timeoutDuration)
    fail(inFlight: effects.all().unreported, exhaustivity: exhaustivity, at: location)
    fail(unasserted: received.map(\.action), exhaustivity: exhaustivity, at: location)
    fail(unasserted: sharedChangeTracker.takeChanges(), exhaustivity: exhaustivity, at: location)
    removeReceived(received.count)
  }

  /// Removes the first received actions, and advances the asserted state past them.
  func removeReceived(_ count: Int) {
    guard count > 0 else { return }
    advance(past: received[count - 1])
    received.removeFirst(count)
  }

  /// Advances the asserted state past an action.
  private func advance(past reducedAction: ReducedAction) {
    state = reducedAction.after
    transaction = reducedAction.transaction
  }

  /// Removes the first received actions and reports them as skipped.
  func skipReceived(_ count: Int, at location: SourceLocation) {
    guard count > 0 else { return }
    exhaustivity.note(
      "Skipped received actions (\(count)):\n\n\(dump(received.prefix(count).map(\.action)))",
      at: location
    )
    removeReceived(count)
  }

  /// Compares the state after an action with the expected state.
  func check(
    _ reducedAction: ReducedAction,
    after verb: String,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) {
    defer { advance(past: reducedAction) }
    let event = "\(verb) '\(caseName(of: reducedAction.action))'"
    let expected = compare(
      from: reducedAction.before, to: reducedAction.after, reducedAction.sharedChanges,
      " after \(event)", firstStackElement: reducedAction.firstStackElement, updateExpectedState,
      at: location
    )
    guard exhaustivity.isOn, updateExpectedState != nil, let expected,
      reducedAction.sharedChanges.isEmpty,
      areEqual(expected, reducedAction.before), areEqual(reducedAction.before, reducedAction.after)
    else { return }
    location.fail(
      """
      A change was expected after \(event), but the closure changes nothing.

      Omit the closure to assert that the state does not change.
      """
    )
  }

  /// Compares a state with the expected state.
  ///
  /// - Parameters:
  ///   - before: The state that the closure of an exhaustive test starts from.
  ///   - actual: The current state.
  ///   - sharedChanges: The changes of shared values to the current state.
  ///   - moment: The moment of the compared state, for messages.
  ///   - firstStackElement: The number of the first stack element that the closure adds; `nil` for
  ///     the next one of the feature.
  /// - Returns: The expected state, or `nil` if the closure threw an error.
  @discardableResult
  func compare(
    from before: State,
    to actual: State,
    _ sharedChanges: [any SharedChange],
    _ moment: String,
    firstStackElement: Int? = nil,
    _ updateExpectedState: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) -> State? {
    let firstStackElement = firstStackElement ?? nextStackElement
    var expected = exhaustivity.isOn ? before : actual
    let sharedAssertion = assertion(of: sharedChanges, startsFromActual: !exhaustivity.isOn)
    do {
      try sharedAssertion.run { try apply(updateExpectedState, to: &expected, firstStackElement) }
    } catch {
      location.fail("The closure for the expected state threw an error: \(error)")
      return nil
    }
    let differences = self.differences(expected, actual, sharedAssertion, moment)
    for difference in differences {
      location.fail("\(difference.subject) is not the expected one:\n\n\(difference.text)")
    }
    if differences.isEmpty, exhaustivity == .off(showSkippedAssertions: true) {
      var asserted = before
      let sharedAssertion = assertion(of: sharedChanges, startsFromActual: false)
      try? sharedAssertion.run { try apply(updateExpectedState, to: &asserted, firstStackElement) }
      for difference in self.differences(asserted, actual, sharedAssertion, moment) {
        exhaustivity.note(
          "\(difference.subject) has changes that were not asserted:\n\n\(difference.text)",
          at: location
        )
      }
    }
    return expected
  }

  /// Changes a state to the expected one, with the dependencies of the feature. Stack elements get
  /// the same ids as in the feature's reducer.
  private func apply(
    _ updateExpectedState: ((inout State) throws -> Void)?, to state: inout State,
    _ firstStackElement: Int
  ) throws {
    guard let updateExpectedState else { return }
    var dependencies = core.dependencies
    dependencies.stackElementIDs = StackElementIDGenerator(startingAt: firstStackElement)
    try dependencies.run { try updateExpectedState(&state) }
  }
}

/// The test store of a reducer's state and action.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>

/// Forwards the `dismiss` dependency of a feature to its test store.
@MainActor
private final class DismissHandler {
  var onDismiss: @MainActor () -> Void = {}
}
