/// Composes reducers that share a state and an action: each gets the action, in order.
///
/// `if`, `else`, `switch`, `for` and optionals are allowed; conditions are looked at once, when
/// the reducer tree is built.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  @inlinable
  public static func buildExpression(
    _ expression: some Reducer<State, Action>
  ) -> CombineReducers<State, Action> {
    CombineReducers(parts: [expression])
  }

  @inlinable
  public static func buildBlock() -> CombineReducers<State, Action> {
    CombineReducers(parts: [])
  }

  @inlinable
  public static func buildPartialBlock(
    first: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    first
  }

  @inlinable
  public static func buildPartialBlock(
    accumulated: CombineReducers<State, Action>, next: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    CombineReducers(parts: accumulated.parts + next.parts)
  }

  @inlinable
  public static func buildEither(
    first: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    first
  }

  @inlinable
  public static func buildEither(
    second: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    second
  }

  @inlinable
  public static func buildOptional(
    _ component: CombineReducers<State, Action>?
  ) -> CombineReducers<State, Action> {
    component ?? buildBlock()
  }

  @inlinable
  public static func buildArray(
    _ components: [CombineReducers<State, Action>]
  ) -> CombineReducers<State, Action> {
    CombineReducers(parts: components.flatMap(\.parts))
  }

  @inlinable
  public static func buildFinalResult(
    _ component: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    component
  }

  /// For a `body` that is declared as `Reduce`.
  @inlinable
  @_disfavoredOverload
  public static func buildFinalResult(
    _ component: CombineReducers<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(component)
  }

  @inlinable
  public static func buildLimitedAvailability(
    _ component: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    component
  }
}
