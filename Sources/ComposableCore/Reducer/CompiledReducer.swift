/// The executable form of a reducer: one closure, with key paths and children resolved beforehand.
public final class _CompiledReducer<State, Action> {
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
}

/// A reducer that is compiled for its first action, because the reducer tree of a recursive feature
/// is infinite.
@usableFromInline
final class LazyCompiledReducer<State, Action> {
  // Unmanaged: it is never replaced, so an action need not retain it. Unchecked: it is read for each
  // action and written once, so accesses cannot overlap.
  @exclusivity(unchecked) @usableFromInline
  var compiled: Unmanaged<_CompiledReducer<State, Action>>?
  private let compile: () -> _CompiledReducer<State, Action>

  @usableFromInline
  init(_ compile: @escaping () -> _CompiledReducer<State, Action>) {
    self.compile = compile
  }

  deinit { compiled?.release() }

  @inlinable
  func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    (compiled ?? compileNow())._withUnsafeGuaranteedRef { $0(&state, action) }
  }

  @usableFromInline
  func compileNow() -> Unmanaged<_CompiledReducer<State, Action>> {
    let reducer = Unmanaged.passRetained(compile())
    compiled = reducer
    return reducer
  }
}
