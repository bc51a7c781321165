/// A reducer that runs a closure: the place for a feature's own logic.
///
/// Use it in the ``Reducer/body`` of a feature, before or after the reducers of child features.
/// With a reducer in place of the closure it erases that reducer's type.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .incrementTapped:
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let build: () -> _CompiledReducer<State, Action>

  /// Creates a reducer from a closure.
  ///
  /// - Parameter reduce: Mutates the state for an action and returns the effect to run.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.build = { _CompiledReducer(reduce) }
  }

  // `any`, because the type checker would try a closure as an optional `some Reducer`, too: a chain
  // of operators would take half as long again to compile.
  /// Creates a type-erased reducer.
  ///
  /// - Parameter reducer: The reducer to run.
  @inlinable
  public init(_ reducer: any Reducer<State, Action>) {
    self.build = reducer._compile
  }

  /// Calls the closure or the reducer that was passed to the initializer.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    build()(&state, action)
  }

  /// Returns the compiled form of the reducer.
  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    build()
  }
}
