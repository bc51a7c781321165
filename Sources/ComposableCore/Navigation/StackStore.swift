import Dependencies

extension Store {
  /// Sends the action that adds an element to the end of a stack, with an id of its own.
  package func push<Element, ElementAction>(_ element: Element)
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    send(.push(id: DependencyValues._current.stackElementIDs.next(), state: element))
  }
}
