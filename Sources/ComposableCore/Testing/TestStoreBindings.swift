public import CasePaths

/// Read-only access to the state that controls are bound to, for tests.
@dynamicMemberLookup
public struct BindingViewStore<State> {
  /// The state that the test has asserted so far.
  public let wrappedValue: State

  /// The value of a bound field, as in `store.bindings.isSaveEnabled`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }
}

extension TestStore where Action: BindableAction, State == Action.State {
  /// The fields that controls are bound to.
  public var bindings: BindingViewStore<State> { BindingViewStore(wrappedValue: state) }
}

extension TestStore {
  /// The fields that the controls of a view are bound to.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  /// - Returns: The fields of the state that the test has asserted so far.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State {
    BindingViewStore(wrappedValue: state)
  }
}
