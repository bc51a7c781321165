public import ComposableCore

@available(*, deprecated)
extension ViewStore {
  /// Creates a binding to a value of the state, which sends an action when it is set.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - valueToAction: Returns the action for a new value.
  /// - Returns: A binding. It sends the action under the transaction of the control.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }) { value, transaction in
      self.store.send(valueToAction(value), under: transaction)
    }
  }

  /// Creates a binding to a value of the state, which sends the same action for each new value.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - action: The action.
  /// - Returns: A binding. It sends the action under the transaction of the control.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Creates a binding to the state, which sends an action when it is set.
  ///
  /// - Parameter valueToAction: Returns the action for a new state.
  /// - Returns: A binding. It sends the action under the transaction of the control.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// Creates a binding to the state, which sends the same action for each new state.
  ///
  /// - Parameter action: The action.
  /// - Returns: A binding. It sends the action under the transaction of the control.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }
}

@available(*, deprecated)
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a field that is a `BindingState`: `viewStore.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    let identity = BindingIdentity(self, keyPath)
    return Binding(to: identity, get: { self.state[keyPath: keyPath].wrappedValue }) {
      value, transaction in
      self.store.send(.set(keyPath, value), under: transaction)
    }
  }
}
