public import CasePaths

/// The fields that controls show, as a test reads them.
@dynamicMemberLookup
public struct BindingViewStore<State> {
  /// The state as asserted so far.
  public let wrappedValue: State

  /// A field: `store.bindings.isSaveEnabled`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }
}

extension TestStore where Action: BindableAction, State == Action.State {
  /// The fields that controls show.
  public var bindings: BindingViewStore<State> { BindingViewStore(wrappedValue: state) }
}

extension TestStore {
  /// The fields that the controls of a view show.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  /// - Returns: The fields.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State {
    BindingViewStore(wrappedValue: state)
  }
}
