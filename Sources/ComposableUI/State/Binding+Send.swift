public import ComposableCore

extension Binding {
  // Content of a sheet that takes a store could also take a binding to it. Of an unknown action the
  // compiler would otherwise report that a binding has no bindings to the cases of 'send'.
  /// Reports an unknown action as that of a store.
  @available(*, unavailable, message: "Send the action to the store: 'wrappedValue.send'")
  @_disfavoredOverload
  public func send<State, Action>(_ action: Action) -> StoreTask
  where Value == Store<State, Action> {
    wrappedValue.send(action)
  }
}
