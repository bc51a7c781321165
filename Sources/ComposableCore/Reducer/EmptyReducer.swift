/// A reducer that changes nothing and returns no effects.
///
/// Use it as the base of operators in a feature without logic of its own.
///
/// ```swift
/// EmptyReducer<State, Action>()
///   .ifLet(\.detail, action: \.detail) { Detail() }
/// ```
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  public init() {}

  /// Changes nothing, and returns no effect.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
