public import CasePaths

@available(
  *, deprecated, message: "Attach '@ObservableState' to the state, and read 'store.state'."
)
extension TestStore where Action: BindableAction, State == Action.State {
  /// The fields that controls are bound to, as in `store.bindings.isSaveEnabled`.
  public var bindings: BindingViewStore<State> { BindingViewStore(state, nil) }
}

@available(
  *, deprecated, message: "Attach '@ObservableState' to the state, and read 'store.state'."
)
extension TestStore {
  /// The fields that the controls of a view are bound to.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  /// - Returns: The fields of the state that the test has asserted so far.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State {
    BindingViewStore(state, nil)
  }
}
