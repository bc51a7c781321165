/// A window on a part of another core's state: a path, no copy and no subscription.
final class WindowCore<ParentState, ParentAction, State, Action>: Core<State, Action> {
  private let parent: Core<ParentState, ParentAction>
  private let part: Part<ParentState, State>
  private let embed: (Action) -> ParentAction
  /// What reads see after the state has gone: the state as it was when the window was made. Only a
  /// part that can go has remains.
  private let remains: State?
  private let end: WindowEnd?

  /// - Parameters:
  ///   - component: The step from the parent down to the part; `nil` for the parent's own state.
  ///   - remains: For a part that can go: what to show then.
  init(
    _ parent: Core<ParentState, ParentAction>,
    _ part: Part<ParentState, State>,
    at component: FeaturePath.Component?,
    remains: State? = nil,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.part = part
    self.embed = embed
    self.remains = remains
    if let component, remains != nil {
      let place = parent.path.appending(FeaturePath.Component(site: component.site))
      end = parent.windowEnd(at: place, row: component.row)
    } else {
      end = nil
    }
    super.init(
      isolation: parent.isolation, path: component.map(parent.path.appending) ?? parent.path
    )
  }

  override func windowEnd(at path: FeaturePath, row: AnyHashableSendable?) -> WindowEnd {
    parent.windowEnd(at: path, row: row)
  }

  private var hasEnded: Bool { end?.hasEnded ?? false }

  override func withState<Result>(_ body: (State) -> Result) -> Result {
    let result: Result? = hasEnded ? nil : parent.withState { part.look($0).map(body) }
    if let result { return result }
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
    isEnded ? .ended : forward(action)
  }

  override func forward(_ action: Action) -> StoreTask {
    parent.forward(embed(action))
  }
}
