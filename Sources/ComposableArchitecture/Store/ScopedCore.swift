/// A core that is scoped to a child of another core's state: a path, without a copy or a
/// subscription.
final class ScopedCore<ParentState, ParentAction, State, Action>: Core<State, Action> {
  private let parent: Core<ParentState, ParentAction>
  private let projection: StateProjection<ParentState, State>
  private let embed: (Action) -> ParentAction
  /// For state that can be removed: the state when this core was created, which reads return after
  /// the removal.
  private let cachedState: State?
  /// For state that can be removed: the lifetime that records the removal.
  private let lifetime: ChildLifetime?

  /// Creates a core below another.
  ///
  /// - Parameters:
  ///   - cachedState: For state that can be removed, the state that reads return after the removal.
  ///   - lifetime: For state that can be removed, the lifetime that records the removal.
  init(
    _ parent: Core<ParentState, ParentAction>,
    _ projection: StateProjection<ParentState, State>,
    cachedState: State? = nil,
    lifetime: ChildLifetime? = nil,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.projection = projection
    self.embed = embed
    self.cachedState = cachedState
    self.lifetime = lifetime
    super.init(isolation: parent.isolation)
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

  override func withState<Result>(_ body: (State) -> Result) -> Result {
    if let cachedState, hasEnded { return body(cachedState) }
    if let result = parent.withState({ projection.get($0).map(body) }) { return result }
    guard let cachedState else {
      preconditionFailure("A scope of optional state must cache its last state.")
    }
    return body(cachedState)
  }

  override func send(_ action: Action) -> StoreTask {
    // The parent's state exists as long as its child's does.
    hasEnded ? .ended : parent.send(embed(action))
  }
}
