extension Store: CustomDebugStringConvertible {
  /// The types of the state and the action.
  public var debugDescription: String { "Store<\(State.self), \(Action.self)>" }
}
