/// A store whose jobs, and those of its effects, run in the order that an exploration schedules.
///
/// The scenario of an exploration receives it. Any number of runnable effect jobs, including none,
/// may run between two of its calls.
public final class ExploredStore<State, Action> {
  private let store: Store<State, Action>
  private let controlledActor: ControlledExecutorActor
  private let registry: EffectRegistry

  init(_ core: RootCore<State, Action>, on controlledActor: ControlledExecutorActor) {
    self.store = Store(core)
    self.controlledActor = controlledActor
    self.registry = core.registry
  }

  /// Sends an action, as a view does.
  ///
  /// - Parameter action: The action.
  /// - Returns: A handle to the effects that the action started.
  @discardableResult
  public func send(_ action: Action) async -> StoreTask {
    let action = UncheckedSendable(action)
    return await controlledActor.run { _ in self.store.send(action.value) }
  }

  /// The state between two jobs, at a moment that the schedule determines.
  public var state: State {
    get async { await controlledActor.run { _ in UncheckedSendable(self.store.state) }.value }
  }

  /// Waits until all effects have ended.
  public func finish() async {
    await registry.finishAll()
  }
}

// Unchecked: the store and its controlled executor are only used on the thread that explores.
extension ExploredStore: @unchecked Sendable {}
