extension Reducer {
  /// Runs this reducer under a name, which must stay the same while it has live work.
  ///
  /// For operators of other targets that give a part of the tree an identity, such as a namespace.
  ///
  /// Guarantee: when the name changes while an effect that was returned under it runs, `changed` is
  /// called, once for that effect.
  ///
  /// - Parameters:
  ///   - name: Says the name, before the part reduces an action.
  ///   - isOfState: Whether the name is read from the state: then it is read again after each action.
  ///     Other names are when the next action comes.
  ///   - enter: Makes what runs the part under its name, once for each store.
  ///   - changed: Called with the name before and after.
  /// - Returns: This reducer under a name.
  package func named<Name: Hashable>(
    by name: @escaping (State) -> Name,
    isOfState: Bool,
    enter: @escaping () -> (Name, () -> Effect<Action>) -> Effect<Action>,
    changed: @escaping (_ old: AnyHashable, _ new: AnyHashable) -> Void
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      // Built on the first action, so that bodies below see what the name brings with it.
      let step = _CompiledReducer.lazily(_compile)
      let run = enter()
      var live: [NamespaceStabilityCheck] = []
      return _CompiledReducer { state, action in
        let now = name(state)
        if !isOfState {
          live.removeAll { !$0.isLive || $0.check(AnyHashable(now)) }
        }
        let effect = run(now) { step(&state, action) }
        if effect.isNone { return .none }
        let dependencies = DependencyValues._current
        let nameGuard =
          isOfState
          ? NamespaceStabilityCheck(now, of: State.self, changed) { state in dependencies.run { name(state) } }
          : NamespaceStabilityCheck(now, changed)
        if !isOfState { live.append(nameGuard) }
        return Effect(node: .guarded(effect, nameGuard))
      }
    }
  }
}
