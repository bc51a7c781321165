/// What the operators on reducers make: a reducer that is built from another one or more.
///
/// One type for all of them keeps the types of long chains of operators short, and with that the
/// time it takes to compile them.
public struct ModifiedReducer<State, Action>: Reducer {
  @usableFromInline let build: () -> _CompiledReducer<State, Action>

  @inlinable
  package init(_ build: @escaping () -> _CompiledReducer<State, Action>) {
    self.build = build
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    build()(&state, action)
  }

  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    build()
  }
}
