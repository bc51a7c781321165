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
  @usableFromInline let parts: [any Reducer<State, Action>]

  @inlinable
  init(parts: [any Reducer<State, Action>]) {
    self.parts = parts
  }

  /// Combines reducers.
  @inlinable
  public init(
    @ReducerBuilder<State, Action> _ reducers: () -> CombineReducers<State, Action>
  ) {
    self = reducers()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile()(&state, action)
  }

  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    let steps = parts.map { $0._compile() }
    if steps.count == 1 { return steps[0] }
    return _CompiledReducer { state, action in
      var effect = Effect<Action>.none
      for step in steps { effect = effect.merge(with: step(&state, action)) }
      return effect
    }
  }
}
