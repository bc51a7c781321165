/// A window on a part of another core's state: a path, no copy and no subscription.
final class ScopedCore<ParentState, ParentAction, State, Action>: Core<State, Action> {
  private let parent: Core<ParentState, ParentAction>
  private let part: StateProjection<ParentState, State>
  private let embed: (Action) -> ParentAction
  /// For a part that can go: what reads see then, the state as it was when the window was made.
  private let remains: State?
  /// For a part that can go: tells when it has gone.
  private let watch: ChildLifetime?

  /// - Parameters:
  ///   - remains: For a part that can go: what to show then.
  ///   - watch: For a part that can go: tells when it has gone.
  init(
    _ parent: Core<ParentState, ParentAction>,
    _ part: StateProjection<ParentState, State>,
    remains: State? = nil,
    watch: ChildLifetime? = nil,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.part = part
    self.embed = embed
    self.remains = remains
    self.watch = watch
    super.init(isolation: parent.isolation)
  }

  override func watch(_ descent: ChildPath) -> ChildLifetime {
    guard let own = part.descent else { return parent.watch(descent) }
    return (watch ?? parent.watch(own)).child(descent)
  }

  override func follow(_ body: @escaping (State?) -> Bool) {
    // Not through this window: the store must not hold it.
    parent.follow { [part, watch] whole in
      guard let whole, watch?.hasEnded != true, let state = part.look(whole) else {
        _ = body(nil)
        return false
      }
      return body(state)
    }
  }

  override var hasEnded: Bool { watch?.hasEnded ?? parent.hasEnded }

  override func withState<Result>(_ body: (State) -> Result) -> Result {
    if let remains, hasEnded { return body(remains) }
    if let result = parent.withState({ part.look($0).map(body) }) { return result }
    guard let remains else {
      preconditionFailure("A part that can go leaves remains.")
    }
    return body(remains)
  }

  override func send(_ action: Action) -> StoreTask {
    // The parent's state is there as long as its child's is.
    hasEnded ? .ended : parent.send(embed(action))
  }
}
