public import CasePaths
public import IdentifiedCollections

// `scope` without the label `state`, as version 1.25 of the reference spells it.

extension Store {
  /// Returns the store of a child whose state always exists: `scope(state:action:)` without a label.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// Returns the store of a child whose state is optional: `scope(state:action:)` without a label.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// Returns the store of the presented feature: `scope(state:action:)` without a label.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// Returns the stores of the rows of a collection: `scope(state:action:)` without a label.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    scope(state: state, action: action)
  }
}
