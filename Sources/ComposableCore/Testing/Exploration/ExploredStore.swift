public import CasePaths
import ConcurrencyExtras
public import Dependencies

/// A store whose jobs, and those of its effects, run in the order that an exploration schedules.
///
/// The scenario of an exploration receives it. Any number of runnable effect jobs, including none,
/// may run between two of its calls.
///
/// ```swift
/// await store.send(.queryChanged("a"))
/// await store.receive(\.response)
/// await store.send(\.rows[id: 1].removeTapped)
/// await store.finish()
/// guard await store.state.rows.isEmpty else { throw RowsLeft() }
/// ```
public final class ExploredStore<State, Action> {
  private let core: RootCore<State, Action>
  private let controlledActor: ControlledExecutorActor
  private let received: ReceivedActions<Action>

  init(
    _ core: RootCore<State, Action>, on controlledActor: ControlledExecutorActor,
    _ received: ReceivedActions<Action>
  ) {
    self.core = core
    self.controlledActor = controlledActor
    self.received = received
  }

  /// Sends an action, as a view does.
  ///
  /// - Parameter action: The action.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(_ action: Action) async -> StoreTask {
    let action = UncheckedSendable(action)
    return await controlledActor.run { _ in self.core.send(action.value) }
  }

  /// Sends the action of a case without a payload, as in `send(\.view.saveTapped)`.
  ///
  /// - Parameter actionCase: The case of the action.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(_ actionCase: CaseKeyPath<Action, Void>) async -> StoreTask {
    await send(actionCase, ())
  }

  /// Sends the action of a case with its payload, as in `send(\.rows[id: 1].nameChanged, "Blob")`.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action.
  ///   - value: The payload.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send<Value>(
    _ actionCase: CaseKeyPath<Action, Value>, _ value: Value
  ) async -> StoreTask {
    await send(AnyCasePath(actionCase).embed(value))
  }

  /// Waits until an effect has sent an action, and skips the actions that effects sent before it.
  ///
  /// The schedule fails if the action never comes.
  ///
  /// - Parameter expectedAction: The action.
  public func receive(_ expectedAction: Action) async where Action: Equatable {
    await receive { $0 == expectedAction }
  }

  /// Waits until an effect has sent an action of the given case, and skips the actions that effects
  /// sent before it.
  ///
  /// The schedule fails if the action never comes.
  ///
  /// - Parameter actionCase: The case of the action.
  public func receive<Value>(_ actionCase: CaseKeyPath<Action, Value>) async {
    let path = AnyCasePath(actionCase)
    await receive { path.extract(from: $0) != nil }
  }

  /// Waits until an effect has sent an action of the given case with the given payload, and skips
  /// the actions that effects sent before it.
  ///
  /// The schedule fails if the action never comes.
  ///
  /// - Parameters:
  ///   - actionCase: The case of the action.
  ///   - value: The payload.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>, _ value: Value
  ) async {
    let path = AnyCasePath(actionCase)
    await receive { path.extract(from: $0) == value }
  }

  /// Waits until an effect has sent an action that satisfies a predicate, and skips the actions
  /// that effects sent before it.
  ///
  /// The schedule fails if the action never comes.
  ///
  /// - Parameter isMatching: Returns true for the action.
  public func receive(_ isMatching: @escaping (_ action: Action) -> Bool) async {
    // Lets the schedule run other jobs first, also if the action is there already.
    await controlledActor.run { _ in }
    await withCheckedContinuation { received.wait(until: isMatching, $0) }
  }

  /// The state between two jobs, at a moment that the schedule determines.
  public var state: State {
    get async {
      await controlledActor.run { _ in UncheckedSendable(self.core.withState { $0 }) }.value
    }
  }

  /// The dependencies of the feature. A change takes effect with the next action.
  ///
  /// Each schedule has dependencies of its own. At the end of the scenario, use them to check what
  /// the feature did outside of its state.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Waits until all effects have ended.
  public func finish() async {
    await core.registry.finishAll()
  }
}

// Unchecked: the store and its controlled executor are only used on the thread that explores.
extension ExploredStore: @unchecked Sendable {}
