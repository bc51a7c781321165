/// A reducer as a store holds it: built, with everything looked up that can be looked up before.
public struct _CompiledReducer<State, Action> {
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>

  /// Wraps what is left to do for an action.
  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  @inlinable
  package func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    reduce(&state, action)
  }

  /// A step that is built when the first action comes: trees of recursive features are infinite.
  @inlinable
  package static func lazily(_ make: @escaping () -> Self) -> Self {
    let later = LazyCompiledReducer(make)
    return Self { state, action in later.step(&state, action) }
  }
}

/// A step that is built when it is first needed.
@usableFromInline
final class LazyCompiledReducer<State, Action> {
  // Read for each action, and written once: nothing can overlap.
  @exclusivity(unchecked) @usableFromInline var built: _CompiledReducer<State, Action>?
  @usableFromInline let make: () -> _CompiledReducer<State, Action>

  @inlinable
  init(_ make: @escaping () -> _CompiledReducer<State, Action>) {
    self.make = make
  }

  @inlinable
  var step: _CompiledReducer<State, Action> {
    if let built { return built }
    let step = make()
    built = step
    return step
  }
}
