/// A reducer as a store holds it: built, with everything looked up that can be looked up before.
public struct _Step<State, Action> {
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>

  /// Wraps what is left to do for an action.
  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  @inlinable
  func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    reduce(&state, action)
  }

  /// A step that is built when the first action comes: trees of recursive features are infinite.
  @inlinable
  static func lazily(_ make: @escaping () -> Self) -> Self {
    var built: Self?
    return Self { state, action in
      if let built { return built(&state, action) }
      let step = make()
      built = step
      return step(&state, action)
    }
  }
}
