public import ComposableCore

// `$store` of a view with `@Binding var store`, in place of `@Bindable`.

extension Binding {
  /// A binding to the store of a presented child. Setting it to `nil` sends the dismiss action.
  ///
  /// - Parameters:
  ///   - state: The key path of the child's optional state, or of its presentation.
  ///   - action: The case of the child's presentation actions.
  public func scope<State, Action, ChildState: OptionalChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState.Wrapped, ChildAction>?> where Value == Store<State, Action> {
    bindable.scope(state: state, action: action).transaction(transaction)
  }

  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  ///
  /// - Parameters:
  ///   - state: The key path of the stack.
  ///   - action: The case of the stack's actions.
  public func scope<State, Action, Stack: _StackState, ElementAction>(
    state: KeyPath<State, Stack>,
    action: CaseKeyPath<Action, StackAction<Stack.Element, ElementAction>>
  ) -> Binding<Store<Stack, StackAction<Stack.Element, ElementAction>>>
  where
    Value == Store<State, Action>, Stack: RandomAccessCollection, Stack: RangeReplaceableCollection
  {
    bindable.scope(state: state, action: action).transaction(transaction)
  }

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

  /// A field of the store's state, to create a binding that sends an action.
  @_disfavoredOverload
  public subscript<State, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> StoreField<State, Action, Subject> where Value == Store<State, Action> {
    bindable[dynamicMember: keyPath]
  }

  private var bindable: Bindable<Value> { Bindable(wrappedValue) }
}
