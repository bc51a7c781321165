/// A reducer that may be absent: it runs the wrapped reducer, or does nothing if there is none.
///
/// Use it for a part of a feature that is optional, such as one that its owner passes in.
///
/// ```swift
/// struct Player: Reducer {
///   var logger: Logger?
///
///   var body: some Reducer<Int, Bool> {
///     Reduce { state, _ in
///       state += 1
///       return .none
///     }
///     logger
///   }
/// }
/// ```
extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the wrapped reducer, if there is one.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  /// Returns the compiled form of the wrapped reducer, or one that does nothing.
  @inlinable
  public func _compile() -> _CompiledReducer<Wrapped.State, Wrapped.Action> {
    self?._compile() ?? _CompiledReducer { _, _ in .none }
  }
}
