extension Reducer {
  /// Runs a reducer when a value of the state has changed by an action.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .onChange(of: \.settings) { old, new in
  ///     Reduce { state, action in .run { _ in try await save(new) } }
  ///   }
  /// ```
  ///
  /// Guarantee: it runs after this reducer, in the same turn, and only when the value differs.
  ///
  /// - Parameters:
  ///   - toValue: Picks the value.
  ///   - reducer: Made with the value before and after, and run for the same action.
  /// - Returns: This reducer with the reaction after it.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> some Reducer<State, Action>
  ) -> ModifiedReducer<State, Action> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Runs a reducer when a value of the state has changed by an action, by a comparison of yours.
  ///
  /// - Parameters:
  ///   - toValue: Picks the value.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Made with the value before and after, and run for the same action.
  /// - Returns: This reducer with the reaction after it.
  public func onChange<Value>(
    of toValue: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> some Reducer<State, Action>
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      let base = _compile()
      return _CompiledReducer { state, action in
        let old = toValue(state)
        let effect = base(&state, action)
        let new = toValue(state)
        guard !isDuplicate(old, new) else { return effect }
        return effect.merge(with: reducer(old, new)._compile()(&state, action))
      }
    }
  }
}
