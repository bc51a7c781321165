/// A result builder that combines the reducers of a child whose state may be absent.
///
/// It accepts what ``ReducerBuilder`` accepts. From the state, which is optional or presented, it
/// derives the actions of the child.
@resultBuilder
public enum IfLetBuilder<ChildState: OptionalChildState, ChildAction> {
  /// Starts a block with its first reducer.
  @inlinable
  public static func buildPartialBlock<State, Action>(
    first: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildPartialBlock(first: first)
  }

  /// Appends a reducer to those before it.
  @inlinable
  public static func buildPartialBlock<State, Action>(
    accumulated: CombineReducers<State, Action>, next: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Selects the first branch of a condition.
  @inlinable
  public static func buildEither<State, Action>(
    first: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildEither(first: first)
  }

  /// Selects the second branch of a condition.
  @inlinable
  public static func buildEither<State, Action>(
    second: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildEither(second: second)
  }

  /// Uses the reducers of an `if` without `else`, or none.
  @inlinable
  public static func buildOptional<State, Action>(
    _ component: CombineReducers<State, Action>?
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildOptional(component)
  }

  /// Combines the reducers of all iterations of a loop.
  @inlinable
  public static func buildArray<State, Action>(
    _ components: [CombineReducers<State, Action>]
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildArray(components)
  }

  /// Uses the reducers of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<State, Action>(
    _ component: CombineReducers<State, Action>
  ) -> CombineReducers<State, Action> {
    ReducerBuilder.buildLimitedAvailability(component)
  }
}

extension IfLetBuilder where ChildState: UnpresentedChildState {
  /// Returns a reducer that is a statement of the closure.
  @inlinable
  public static func buildExpression(
    _ expression: some Reducer<ChildState.Wrapped, ChildAction>
  ) -> CombineReducers<ChildState.Wrapped, ChildAction> {
    ReducerBuilder.buildExpression(expression)
  }

  /// Builds a reducer that does nothing, from an empty block.
  @inlinable
  public static func buildBlock() -> CombineReducers<ChildState.Wrapped, ChildAction> {
    ReducerBuilder.buildBlock()
  }
}

extension IfLetBuilder where ChildState: PresentedChildState, ChildAction: PresentedChildAction {
  /// Returns a reducer that is a statement of the closure.
  @inlinable
  public static func buildExpression(
    _ expression: some Reducer<ChildState.Wrapped, ChildAction.Action>
  ) -> CombineReducers<ChildState.Wrapped, ChildAction.Action> {
    ReducerBuilder.buildExpression(expression)
  }

  /// Builds a reducer that does nothing, from an empty block.
  @inlinable
  public static func buildBlock() -> CombineReducers<ChildState.Wrapped, ChildAction.Action> {
    ReducerBuilder.buildBlock()
  }
}
