/// The implementation of a store: a root that owns the state, or a core scoped to a child of
/// another core.
class Core<State, Action> {
  let isolation: any Actor

  init(isolation: any Actor) {
    self.isolation = isolation
  }

  /// Returns the lifetime of a child of this state.
  func lifetime(of childPath: ChildPath) -> ChildLifetime {
    preconditionFailure("A core knows its children.")
  }

  /// Adds an observer of the state after each action, until the observer returns `false`.
  ///
  /// - Parameter body: A function that is called with each state, and a last time with `nil` when
  ///   the state was removed or the store is deallocated. It returns `false` to stop.
  func addStateObserver(_ body: @escaping (State?) -> Bool) {
    preconditionFailure("A core shows a state.")
  }

  /// True if the state of this core was removed.
  var hasEnded: Bool { false }

  func withState<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("A core shows a state.")
  }

  func send(_ action: Action) -> StoreTask {
    preconditionFailure("A core takes actions.")
  }

  /// Traps in debug builds if the caller is not on the store's actor.
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
