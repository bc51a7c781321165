import Dependencies

/// An observer of the root stores that are created in an operation.
package protocol StoreObserver: Sendable {
  /// True if the stores ignore all actions.
  var ignoresActions: Bool { get }

  /// Called on the actor of a store after its creation.
  func didCreate<State, Action>(_ core: RootCore<State, Action>)

  /// Called on the actor of a store after its stored state was restored.
  func didRestore<State, Action>(_ core: RootCore<State, Action>)
}

private enum StoreObserverKey: DependencyKey {
  static var liveValue: (any StoreObserver)? { nil }
  static var testValue: (any StoreObserver)? { nil }
}

extension DependencyValues {
  /// The observer of the stores of a window; `nil` for none.
  package var storeObserver: (any StoreObserver)? {
    // Each store asks for it, and most have no default value to create.
    get { override(of: StoreObserverKey.self) ?? nil }
    set { self[StoreObserverKey.self] = newValue }
  }
}

extension RootCore {
  /// Calls a closure as the store's actor, which may not be the caller's.
  package func performIsolated(_ body: () -> Void) { isolation.perform(body) }

  /// Creates the core of a store, and tells the observer of the dependencies.
  static func observed(
    _ initialState: () -> State, _ reducer: () -> some Reducer<State, Action>,
    _ dependencies: DependencyValues, _ isolation: StoreIsolation
  ) -> RootCore {
    func core(_ reducer: some Reducer<State, Action>) -> RootCore {
      RootCore(
        initialState: initialState(), reducer: reducer, dependencies: dependencies,
        isolation: isolation)
    }
    return dependencies.run {
      guard let observer = dependencies.storeObserver else { return core(reducer()) }
      let core = observer.ignoresActions ? core(EmptyReducer()) : core(reducer())
      observer.didCreate(core)
      return core
    }
  }
}
