import ConcurrencyExtras
import IdentifiedCollections
import Sharing

// `scope` with functions, as features for version 1.4 of the reference and earlier spell it.

extension Store {
  /// Returns a store of a part of the state, which a function computes.
  ///
  /// Each call returns another store, since functions cannot be compared: pass key paths, and the
  /// same store is returned again.
  ///
  /// - Parameters:
  ///   - toChildState: Returns the child's state.
  ///   - fromChildAction: Embeds an action of the child.
  @available(
    *, deprecated,
    message: "Use key paths instead: 'store.scope(state: \\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    childStore(StateProjection(computed: toChildState), fromChildAction)
  }

  /// Returns a store of a field of the state, whose actions a function embeds.
  ///
  /// Each call returns another store, since functions cannot be compared: pass key paths, and the
  /// same store is returned again.
  ///
  /// - Parameters:
  ///   - state: The key path to the child's state.
  ///   - fromChildAction: Embeds an action of the child.
  @available(
    *, deprecated,
    message: "Use a case key path for the action: 'scope(state: \\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    childStore(StateProjection(state), fromChildAction)
  }

  /// Returns a store of a part of the state, with the same actions.
  ///
  /// - Parameter toChildState: Returns the part of the state.
  @available(
    *, deprecated,
    message: "Use key paths instead: 'store.scope(state: \\.child, action: \\.child)'."
  )
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> {
    childStore(StateProjection(computed: toChildState)) { $0 }
  }

  private func childStore<ChildState, ChildAction>(
    _ projection: StateProjection<State, ChildState>, _ embed: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    core.isolation.perform {
      Store<ChildState, ChildAction>(ScopedCore(core, projection, embed: embed), below: self)
    }
  }
}

extension Store {
  /// Returns the store of the wrapped value, or `nil` if there is none, without observing the
  /// state. The same store is returned until the value is removed.
  package func unwrappedStore<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    ChangeScope.withoutObservation {
      withState { $0 }.map { value in
        cachedChild(StoreCache.Key(\State.self, \Action.self), value) {
          StateProjection(\State.self as KeyPath<State, Wrapped?>)
        } embed: {
          { $0 }
        }
      }
    }
  }

  /// Returns a function that returns the store of the row with an id, or `nil` if there is none,
  /// without observing the state.
  ///
  /// - Parameter embed: Embeds an action of the row.
  package func rowStores<ID: Hashable & Sendable, RowState, RowAction>(
    embed: @escaping (ID, RowAction) -> Action
  ) -> (ID) -> Store<RowState, RowAction>? where State == IdentifiedArray<ID, RowState> {
    let rows = RowsPath(\State.self)
    return { id in
      ChangeScope.withoutObservation {
        self.withState { $0[id: id] }.map { row in
          let key = StoreCache.Key(\State.self, \Action.self, row: AnyHashableSendable(id))
          return self.cachedChild(key, row) {
            StateProjection(\State.self, of: rows, id: id)
          } embed: {
            { embed(id, $0) }
          }
        }
      }
    }
  }
}

extension StateProjection {
  /// Creates a projection to a value that a function computes.
  fileprivate init(computed value: @escaping (Root) -> Value) {
    get = value
    childPath = ProjectedPath(computing: value)
  }
}
