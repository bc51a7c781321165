/// The implementation of a store: a root that owns the state, or a core scoped to a child of
/// another core.
package class Core<State, Action> {
  let isolation: StoreIsolation

  init(isolation: StoreIsolation) {
    self.isolation = isolation
  }

  /// Returns the lifetime of a child of this state.
  func lifetime(of childPath: ChildPath) -> ChildLifetime {
    preconditionFailure("'lifetime(of:)' must be overridden.")
  }

  /// Adds an observer of the state after each action and those that its effects send at once, until
  /// the observer returns `false`.
  ///
  /// - Parameter body: A function that is called with each state, and a last time with `nil` when
  ///   the state was removed or the store is deallocated. It returns `false` to stop.
  func addStateObserver(_ body: @escaping (State?) -> Bool) {
    preconditionFailure("'addStateObserver(_:)' must be overridden.")
  }

  /// Returns the state with the children that the running reducer has removed, or `nil` if it was
  /// removed itself and is not known.
  func stateBeforeRemovals() -> State? {
    preconditionFailure("'stateBeforeRemovals()' must be overridden.")
  }

  /// True if the state of this core was removed.
  var hasEnded: Bool { false }

  package func withState<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("'withState(_:)' must be overridden.")
  }

  func send(_ action: Action) -> StoreTask {
    preconditionFailure("'send(_:)' must be overridden.")
  }
}
