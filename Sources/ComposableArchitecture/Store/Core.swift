/// What a store looks at: the root that owns the state, or a window on a part of it.
class Core<State, Action> {
  let isolation: any Actor

  init(isolation: any Actor) {
    self.isolation = isolation
  }

  /// Whether the state that this core shows has gone.
  var isEnded: Bool { false }

  func withState<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("A core shows a state.")
  }

  func send(_ action: Action) -> StoreTask {
    preconditionFailure("A core takes actions.")
  }

  /// Traps in debug builds when the caller is not on the store's actor.
  func checkIsolation() {
    #if DEBUG
      if isolation is UnclaimedIsolation { return }
      isolation.assertIsolated(
        """
        A store is used outside the actor that made it. Use it there, or send to it from an effect.
        """
      )
    #endif
  }
}

/// A window on a part of another core's state: a path, no copy and no subscription.
final class WindowCore<ParentState, ParentAction, State, Action>: Core<State, Action> {
  private let parent: Core<ParentState, ParentAction>
  private let look: (ParentState) -> State?
  private let embed: (Action) -> ParentAction
  /// What reads see after the state has gone: the state as it was when the window was made.
  private let remains: State?
  private var hasEnded = false

  /// - Parameters:
  ///   - look: Finds the part; `nil` when it is not there.
  ///   - remains: For a part that can go: what to show then.
  init(
    _ parent: Core<ParentState, ParentAction>,
    remains: State? = nil,
    embed: @escaping (Action) -> ParentAction,
    look: @escaping (ParentState) -> State?
  ) {
    self.parent = parent
    self.look = look
    self.embed = embed
    self.remains = remains
    super.init(isolation: parent.isolation)
  }

  override var isEnded: Bool {
    if !hasEnded { hasEnded = parent.isEnded || parent.withState { look($0) == nil } }
    return hasEnded
  }

  override func withState<Result>(_ body: (State) -> Result) -> Result {
    let result: Result? = hasEnded ? nil : parent.withState { look($0).map(body) }
    if let result { return result }
    hasEnded = true
    guard let remains else {
      preconditionFailure("A part that can go leaves remains.")
    }
    return body(remains)
  }

  override func send(_ action: Action) -> StoreTask {
    isEnded ? .ended : parent.send(embed(action))
  }
}
