/// The reducer that operators such as `ifLet`, `forEach` and `onChange` return.
///
/// All operators share this type, which keeps the types of long operator chains short, and with
/// them the time it takes to compile such a chain.
public struct ModifiedReducer<State, Action>: Reducer {
  @usableFromInline let build: () -> _CompiledReducer<State, Action>

  /// Creates a reducer from a closure that compiles it.
  @inlinable
  package init(_ build: @escaping () -> _CompiledReducer<State, Action>) {
    self.build = build
  }

  /// Runs the reducer with its modification.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    build().runSeparately(&state, action)
  }

  /// Returns the compiled form of the reducer.
  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    build()
  }
}
