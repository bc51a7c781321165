public import ComposableCore

extension Bindable {
  /// A binding to the store of a presented child: `scope(state:action:)` without a label.
  public func scope<State, Action, ChildState: OptionalChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState.Wrapped, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a stack: `scope(state:action:)` without a label.
  public func scope<State, Action, Stack: _StackState, ElementAction>(
    _ state: KeyPath<State, Stack>,
    action: CaseKeyPath<Action, StackAction<Stack.Element, ElementAction>>
  ) -> Binding<Store<Stack, StackAction<Stack.Element, ElementAction>>>
  where
    Value == Store<State, Action>, Stack: RandomAccessCollection, Stack: RangeReplaceableCollection
  {
    scope(state: state, action: action)
  }
}
