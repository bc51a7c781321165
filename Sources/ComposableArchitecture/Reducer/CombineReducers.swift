/// Several reducers of one state and action as one, to attach an operator to all of them.
///
/// ```swift
/// CombineReducers {
///   Reduce { … }
///   Scope(state: \.child, action: \.child) { Child() }
/// }
/// .onChange(of: \.count) { … }
/// ```
///
/// Guarantees:
/// 1. Each reducer gets each action, in the order in which they are written.
/// 2. Their effects are merged.
public struct CombineReducers<State, Action>: Reducer {
  let parts: [any Reducer<State, Action>]

  init(parts: [any Reducer<State, Action>]) {
    self.parts = parts
  }

  /// Combines reducers.
  public init(
    @ReducerBuilder<State, Action> _ reducers: () -> CombineReducers<State, Action>
  ) {
    self = reducers()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _step()(&state, action)
  }

  public func _step() -> _Step<State, Action> {
    let steps = parts.map { $0._step() }
    if steps.count == 1 { return steps[0] }
    return _Step { state, action in
      var effect = Effect<Action>.none
      for step in steps { effect = effect.merge(with: step(&state, action)) }
      return effect
    }
  }
}
