/// A result builder that combines reducers of the same state and actions.
///
/// Each reducer receives each action, in source order, as in ``CombineReducers``. `if`, `else`,
/// `switch`, `for` and optionals are allowed; their conditions are evaluated once, when the reducer
/// tree is built, not for each action.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Returns a reducer that is a statement of the closure.
  @inlinable
  public static func buildExpression(
    _ expression: some Reducer<State, Action>
  ) -> CombineReducers<State, Action> {
    CombineReducers(reducers: [expression])
  }

  /// Builds a reducer that does nothing, from an empty block.
  @inlinable
  public static func buildBlock() -> CombineReducers<State, Action> {
    CombineReducers(reducers: [])
  }

  /// Starts a block with its first reducer.
  @inlinable
  public static func buildPartialBlock(
    first: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    first
  }

  /// Appends a reducer to those before it.
  @inlinable
  public static func buildPartialBlock(
    accumulated: CombineReducers<State, Action>, next: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    CombineReducers(reducers: accumulated.reducers + next.reducers)
  }

  /// Selects the first branch of a condition.
  @inlinable
  public static func buildEither(
    first: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    first
  }

  /// Selects the second branch of a condition.
  @inlinable
  public static func buildEither(
    second: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    second
  }

  /// Uses the reducers of an `if` without `else`, or none.
  @inlinable
  public static func buildOptional(
    _ component: CombineReducers<State, Action>?
  ) -> CombineReducers<State, Action> {
    component ?? buildBlock()
  }

  /// Combines the reducers of all iterations of a loop.
  @inlinable
  public static func buildArray(
    _ components: [CombineReducers<State, Action>]
  ) -> CombineReducers<State, Action> {
    CombineReducers(reducers: components.flatMap(\.reducers))
  }

  /// Returns the combined reducers.
  @inlinable
  public static func buildFinalResult(
    _ component: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    component
  }

  /// Erases the type of the result, for a `body` that is declared as `Reduce<State, Action>`.
  @inlinable
  @_disfavoredOverload
  public static func buildFinalResult(
    _ component: CombineReducers<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(component)
  }

  /// Uses the reducers of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ component: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    component
  }
}
