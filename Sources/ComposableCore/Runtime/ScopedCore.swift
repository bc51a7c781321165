/// A core that is scoped to a child of another core's state: a path, without a copy or a
/// subscription.
final class ScopedCore<ParentState, ParentAction, State, Action>: Core<State, Action>,
  LifetimeObserver
{
  private let parent: Core<ParentState, ParentAction>
  private let projection: StateProjection<ParentState, State>
  private let embed: (Action) -> ParentAction
  /// For state that can be removed: the last state that is known, which reads return after the
  /// removal.
  private var lastState: State?
  /// For state that can be removed: the lifetime that records the removal.
  private let lifetime: ChildLifetime?

  /// Creates a core below another.
  ///
  /// - Parameters:
  ///   - state: For state that can be removed, the current state.
  ///   - lifetime: For state that can be removed, the lifetime that records the removal.
  init(
    _ parent: Core<ParentState, ParentAction>,
    _ projection: StateProjection<ParentState, State>,
    state: State? = nil,
    lifetime: ChildLifetime? = nil,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.projection = projection
    self.embed = embed
    self.lastState = state
    self.lifetime = lifetime
    super.init(isolation: parent.isolation)
    lifetime?.add(self)
  }

  func stateWasRemoved() {
    let row = projection.childPath?.component.row
    let last = PendingMutations.removedState(ofRow: row, lifetime) {
      parent.stateBeforeRemovals().flatMap(projection.get)
    }
    if let last { lastState = last }
  }

  override func stateBeforeRemovals() -> State? {
    if hasEnded { return lastState }
    return parent.stateBeforeRemovals().flatMap(projection.get).map(PendingMutations.restored)
  }

  override func lifetime(of childPath: ChildPath) -> ChildLifetime {
    guard let own = projection.childPath else { return parent.lifetime(of: childPath) }
    return (lifetime ?? parent.lifetime(of: own)).child(childPath)
  }

  override func addStateObserver(_ body: @escaping (State?) -> Bool) {
    // The closure captures the members, since the store must not retain this core.
    parent.addStateObserver { [projection, lifetime] parentState in
      guard let parentState, lifetime?.hasEnded != true, let state = projection.get(parentState)
      else {
        _ = body(nil)
        return false
      }
      return body(state)
    }
  }

  override var hasEnded: Bool { lifetime?.hasEnded ?? parent.hasEnded }

  package override func withState<Result>(_ body: (State) -> Result) -> Result {
    if let lastState, hasEnded { return isolation.perform { body(lastState) } }
    if let result = parent.withState({ projection.get($0).map(body) }) { return result }
    guard let lastState else {
      preconditionFailure("A scope of optional state must know its last state.")
    }
    return body(lastState)
  }

  override func send(_ action: Action) -> StoreTask {
    // Also without state: the parents can use the action, and the child's operator reports it.
    parent.send(embed(action))
  }
}
