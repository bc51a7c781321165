/// The executable form of a reducer: one closure, with key paths and children resolved beforehand.
public struct _CompiledReducer<State, Action> {
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>

  /// Creates the executable form from a closure.
  ///
  /// - Parameter reduce: Mutates the state for an action and returns the effect.
  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Runs the reducer for one action.
  @inlinable
  package func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    reduce(&state, action)
  }

  /// Runs the reducer on behalf of code that calls it itself, in place of a store or an operator.
  @inlinable
  package func runSeparately(_ state: inout State, _ action: Action) -> Effect<Action> {
    let effect = reduce(&state, action)
    return effect.isNone ? .none : withUnsafePointer(to: &state) { effect.returned(for: $0) }
  }

  /// Defers a compilation to the first action, because the reducer tree of a recursive feature is
  /// infinite.
  @inlinable
  package static func lazily(_ compile: @escaping () -> Self) -> Self {
    let lazyReducer = LazyCompiledReducer(compile)
    return Self { state, action in lazyReducer.reducer(&state, action) }
  }
}

/// A reducer that is compiled on first use.
@usableFromInline
final class LazyCompiledReducer<State, Action> {
  // Unchecked: it is read for each action and written once, so accesses cannot overlap.
  @exclusivity(unchecked) @usableFromInline var compiled: _CompiledReducer<State, Action>?
  @usableFromInline let compile: () -> _CompiledReducer<State, Action>

  @inlinable
  init(_ compile: @escaping () -> _CompiledReducer<State, Action>) {
    self.compile = compile
  }

  @inlinable
  var reducer: _CompiledReducer<State, Action> {
    if let compiled { return compiled }
    let reducer = compile()
    compiled = reducer
    return reducer
  }
}
