/// A window on a part of another core's state: a path, no copy and no subscription.
final class WindowCore<ParentState, ParentAction, State, Action>: Core<State, Action> {
  private let parent: Core<ParentState, ParentAction>
  private let part: Part<ParentState, State>
  private let embed: (Action) -> ParentAction
  /// What reads see after the state has gone: the state as it was when the window was made.
  private let remains: State?
  private var hasEnded = false

  /// - Parameter remains: For a part that can go: what to show then.
  init(
    _ parent: Core<ParentState, ParentAction>,
    _ part: Part<ParentState, State>,
    remains: State? = nil,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.part = part
    self.embed = embed
    self.remains = remains
    super.init(isolation: parent.isolation)
  }

  override var isEnded: Bool {
    if !hasEnded { hasEnded = super.isEnded }
    return hasEnded
  }

  override func withState<Result>(_ body: (State) -> Result) -> Result {
    let result: Result? = hasEnded ? nil : parent.withState { part.look($0).map(body) }
    if let result { return result }
    hasEnded = true
    guard let remains else {
      preconditionFailure("A part that can go leaves remains.")
    }
    return body(remains)
  }

  override func peek(_ body: (State) -> Void) {
    guard !hasEnded else { return }
    parent.peek { part.peek($0, body) }
  }

  override var isReducing: Bool { parent.isReducing }

  override func send(_ action: Action) -> StoreTask {
    // Whether the state is there can't be told while it changes; the reducer will see.
    !isReducing && isEnded ? .ended : forward(action)
  }

  override func forward(_ action: Action) -> StoreTask {
    parent.forward(embed(action))
  }
}
