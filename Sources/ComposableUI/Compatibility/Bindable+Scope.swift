public import ComposableCore

extension Bindable {
  /// A binding to the store of a presented child, for key paths of the presentation:
  /// `\.$destination`.
  ///
  /// - Parameters:
  ///   - state: The key path of the child's presentation.
  ///   - action: The case of the child's presentation actions.
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state.appending(path: \.wrappedValue), action: action)
  }

  /// A binding to the store of a presented child: `scope(state:action:)` without a label.
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a presented child: `scope(state:action:)` without a label.
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a stack: `scope(state:action:)` without a label.
  public func scope<State, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
