extension Reducer {
  /// Runs this reducer in a namespace whose id must not change while one of its effects is in
  /// flight.
  ///
  /// For operators of other targets that give a part of the reducer tree an identity.
  ///
  /// Guarantee: if the id changes while an effect that was returned in the namespace is in flight,
  /// `onChange` is called, once for that effect.
  ///
  /// - Parameters:
  ///   - id: Returns the namespace's id before this reducer handles an action.
  ///   - readsState: A Boolean value that indicates whether the id comes from the state. Such an id
  ///     is checked after each action; any other is checked when the next action arrives.
  ///   - makeDependencies: Creates the function that returns the dependencies in the namespace with
  ///     an id. It is called once for each store.
  ///   - onChange: A closure that receives the id before and after the change.
  /// - Returns: A reducer that runs this one in the namespace.
  package func namespaced<ID: Hashable>(
    by id: @escaping (State) -> ID,
    readsState: Bool,
    makeDependencies: @escaping () -> (ID) -> DependencyValues,
    onChange: @escaping (_ old: AnyHashable, _ new: AnyHashable) -> Void
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      // Compiled on the first action, so that bodies of children are evaluated in the namespace.
      let compiled = LazyCompiledReducer(_compile)
      let dependencies = makeDependencies()
      var active: [ActiveNamespace] = []
      return _CompiledReducer { state, action in
        let currentID = id(state)
        if !readsState, !active.isEmpty {
          for namespace in active { namespace.reportChange(to: AnyHashable(currentID)) }
          active.removeAll { !$0.isActive }
        }
        // Not the result of the closure: the type of an effect is looked up at run time.
        var effect = Effect<Action>.none
        dependencies(currentID).run { effect = compiled(&state, action) }
        if effect.isNone { return .none }
        let dependencies = DependencyValues._current
        guard readsState else {
          return effect.inNamespace(
            active.insert(ActiveNamespace(AnyHashable(currentID), of: compiled, onChange)))
        }
        return effect.inNamespace(
          ActiveNamespace(currentID, of: compiled, onChange) { state in
            dependencies.run { id(state) }
          }
        )
      }
    }
  }
}
