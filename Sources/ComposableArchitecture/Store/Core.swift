/// What a store looks at: the root that owns the state, or a window on a part of it.
class Core<State, Action> {
  let isolation: any Actor
  /// Where the state lies below the root.
  let path: FeaturePath

  init(isolation: any Actor, path: FeaturePath) {
    self.isolation = isolation
    self.path = path
  }

  /// What tells a window on a child that its state has gone.
  func windowEnd(at path: FeaturePath, row: AnyHashableSendable?) -> WindowEnd {
    preconditionFailure("A core knows its windows.")
  }

  /// Whether the state that this core shows has gone.
  var isEnded: Bool {
    // It can't be told while the state changes.
    if isReducing { return false }
    var isThere = false
    peek { _ in isThere = true }
    return !isThere
  }

  func withState<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("A core shows a state.")
  }

  /// Shows the state, if it is there, without a copy and without observing it.
  func peek(_ body: (State) -> Void) {
    preconditionFailure("A core shows a state.")
  }

  func send(_ action: Action) -> StoreTask {
    preconditionFailure("A core takes actions.")
  }

  /// Whether the root is reducing: its state must not be looked at then.
  var isReducing: Bool {
    preconditionFailure("A core knows whether it reduces.")
  }

  /// Takes an action from a window below, which knows that its state is there.
  func forward(_ action: Action) -> StoreTask {
    send(action)
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
