extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state. Setting it sends the binding action that sets the field:
  /// `store.name = "Blob"`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.withState { $0[keyPath: keyPath] } }
    set { send(.set(keyPath, newValue)) }
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A field of the state. Setting it sends the view's binding action that sets the field:
  /// `store.name = "Blob"`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.withState { $0[keyPath: keyPath] } }
    set { send(.view(.set(keyPath, newValue))) }
  }
}

extension Store
where
  Action: BindableAction & ViewAction, Action.State == State, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state. It can't be set like this, since the action and its view action both have
  /// a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    core.withState { $0[keyPath: keyPath] }
  }
}
