/// A store whose every step, and that of its effects, an exploration chooses.
///
/// It is given to the scenario of an exploration. Between any two of its calls runnable effects may go
/// on, or not.
// Unchecked: everything on a stage happens on the thread that explores.
public final class ExploredStore<State, Action>: @unchecked Sendable {
  private let store: Store<State, Action>
  private let stage: ControlledExecutorActor
  private let register: EffectRegistry

  init(_ core: RootCore<State, Action>, on stage: ControlledExecutorActor) {
    self.store = Store(core)
    self.stage = stage
    self.register = core.register
  }

  /// Sends an action, as a user would cause it.
  ///
  /// - Parameter action: The action.
  /// - Returns: The work that the action set off.
  @discardableResult
  public func send(_ action: Action) async -> StoreTask {
    let action = UncheckedSendable(action)
    return await stage.run { _ in self.store.send(action.value) }
  }

  /// The state at some moment between two steps.
  public var state: State {
    get async { await stage.run { _ in UncheckedSendable(self.store.state) }.value }
  }

  /// Returns when all effects have ended.
  public func finish() async {
    await register.finishAll()
  }
}
