public import ComposableCore

// An older spelling of `forEachNamespace`.
extension Reducer {
  /// An older spelling of `forEachNamespace` for the elements of an identified array.
  public func forEachNamespaced<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    forEachNamespace(
      toElements, action: toElementAction, element: element,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// An older spelling of `forEachNamespace` for `Identified` elements.
  public func forEachNamespaced<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<
      State, IdentifiedArray<ID, Identified<ID, ElementState>>
    >,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    forEachNamespace(
      toElements, action: toElementAction, element: element,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// An older spelling of `forEachNamespace` for the values of a dictionary.
  public func forEachNamespaced<ElementState, ElementAction, Key: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, [Key: ElementState]>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<Key, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    forEachNamespace(
      toElements, action: toElementAction, element: element,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
