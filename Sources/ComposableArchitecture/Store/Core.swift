/// What a store looks at: the root that owns the state, or a window on a part of it.
class Core<State, Action> {
  let isolation: any Actor

  init(isolation: any Actor) {
    self.isolation = isolation
  }

  /// Watches a child of this state.
  func watch(_ descent: ChildPath) -> ChildLifetime {
    preconditionFailure("A core knows its children.")
  }

  /// Tells somebody the state after each action, until they answer that they are not interested.
  ///
  /// - Parameter body: Called with `nil`, and no more, when the state or the store has gone.
  func follow(_ body: @escaping (State?) -> Bool) {
    preconditionFailure("A core shows a state.")
  }

  /// Whether the state that this core shows has gone.
  var hasEnded: Bool { false }

  func withState<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("A core shows a state.")
  }

  func send(_ action: Action) -> StoreTask {
    preconditionFailure("A core takes actions.")
  }

  /// Traps in debug builds when the caller is not on the store's actor.
  func checkIsolation() {
    #if DEBUG
      if isolation is UnknownIsolation { return }
      isolation.assertIsolated(
        """
        A store is used outside the actor that made it. Use it there, or send to it from an effect.
        """
      )
    #endif
  }
}
