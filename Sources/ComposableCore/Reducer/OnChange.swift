extension Reducer {
  /// Runs another reducer after each action that changes a value of the state.
  ///
  /// Use it for a consequence of a change that several actions can make, such as saving. To react
  /// to a single field that a control sets, match ``BindingAction`` instead.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .onChange(of: \.settings) { oldValue, newValue in
  ///     Reduce { state, action in .run { _ in await save(newValue) } }
  ///   }
  /// ```
  ///
  /// Guarantees:
  /// 1. The other reducer runs after this one, for the same action, before observers are notified.
  /// 2. It runs only if the value differs, and once for all changes that an action makes.
  /// 3. Changes that it makes itself do not run it again.
  ///
  /// - Parameters:
  ///   - toValue: Returns the value to compare.
  ///   - reducer: Builds the reducer to run, with the value before and after the action.
  /// - Returns: A reducer that runs this one and then, on a change, the other.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> some Reducer<State, Action>
  ) -> ModifiedReducer<State, Action> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Runs an effect after each action that changes a value of the state.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .onChange(of: \.settings) { _, state in
  ///     .run { [settings = state.settings] _ in await save(settings) }
  ///   }
  /// ```
  ///
  /// The guarantees are those of the operator that builds a reducer.
  ///
  /// - Parameters:
  ///   - toValue: Returns the value to compare.
  ///   - operation: Returns the effect, with the value before the action. It may change the state.
  /// - Returns: A reducer that runs this one and then, on a change, the closure.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ operation: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> ModifiedReducer<State, Action> {
    onChange(of: toValue, removeDuplicates: ==) { oldValue, _ in
      Reduce { state, _ in operation(oldValue, &state) }
    }
  }

  /// Runs another reducer after each action that changes a value of the state, as a closure
  /// compares it.
  ///
  /// Use it for a value that is not `Equatable`, or to ignore some of its changes.
  ///
  /// - Parameters:
  ///   - toValue: Returns the value to compare.
  ///   - isDuplicate: Returns true if two values count as equal.
  ///   - reducer: Builds the reducer to run, with the value before and after the action.
  /// - Returns: A reducer that runs this one and then, on a change, the other.
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
