/// A reducer that runs several reducers of the same state and actions.
///
/// A `body` combines its reducers already. Use this type to apply an operator to several of them at
/// once.
///
/// ```swift
/// CombineReducers {
///   Scope(state: \.child, action: \.child) { Child() }
///   Reduce { state, action in .none }
/// }
/// .onChange(of: \.count) { oldValue, newValue in
///   Reduce { state, action in .run { _ in await save(newValue) } }
/// }
/// ```
///
/// Guarantees:
/// 1. Each reducer receives each action, in source order.
/// 2. The effects of all reducers are merged.
public struct CombineReducers<State, Action>: Reducer {
  @usableFromInline let reducers: [any Reducer<State, Action>]

  @inlinable
  init(reducers: [any Reducer<State, Action>]) {
    self.reducers = reducers
  }

  /// Creates a reducer from several.
  ///
  /// - Parameter reducers: A builder of the reducers, in the order in which they run.
  @inlinable
  public init(
    @ReducerBuilder<State, Action> _ reducers: () -> CombineReducers<State, Action>
  ) {
    self = reducers()
  }

  /// Runs the combined reducers in order, and merges their effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile().runSeparately(&state, action)
  }

  /// Returns the compiled form of the reducer.
  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    let compiled = reducers.map { $0._compile() }
    if compiled.count == 1 { return compiled[0] }
    return _CompiledReducer { state, action in
      var effect = Effect<Action>.none
      for reducer in compiled { effect = effect.merge(with: reducer(&state, action)) }
      return effect
    }
  }
}
