/// A reducer from a closure: the place where a feature's own logic is written.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     …
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let build: () -> _CompiledReducer<State, Action>

  /// Makes a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state for an action and gives the effect.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.build = { _CompiledReducer(reduce) }
  }

  /// Hides the type of a reducer.
  ///
  /// - Parameter reducer: The reducer that this one is.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    self.build = reducer._compile
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
