public import ComposableArchitecture

extension Reducer {
  /// Runs a child feature on each row of a collection, each in the namespace of its id.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEachNamespace(\.timers, action: \.timers) { Stopwatch() }
  /// ```
  ///
  /// Guarantees: as of `forEach`, with each row's ``EffectID``s its own.
  ///
  /// - Parameters:
  ///   - toElements: The rows.
  ///   - toElementAction: The case of the rows' actions.
  ///   - element: The feature of a row.
  /// - Returns: This reducer with the rows below it.
  public func forEachNamespace<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    withRows(
      EmptyReducer().forEach(
        toElements, action: toElementAction, element: element,
        fileID: fileID, filePath: filePath, line: line, column: column
      ),
      action: toElementAction
    )
  }

  /// Runs a child feature that knows no id on the value of each row, in the namespace of the row's id.
  ///
  /// ```swift
  /// var timers: IdentifiedArrayOf<Identified<UUID, Stopwatch.State>>
  /// …
  /// .forEachNamespace(\.timers, action: \.timers) { Stopwatch() }
  /// ```
  ///
  /// Guarantees: as of `forEach`, with each row's ``EffectID``s its own.
  ///
  /// - Parameters:
  ///   - toElements: The rows, each a value with an id.
  ///   - toElementAction: The case of the rows' actions.
  ///   - element: The feature of a row's value.
  /// - Returns: This reducer with the rows below it.
  public func forEachNamespace<ElementState, ElementAction, ID: Hashable & Sendable>(
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
    withRows(
      EmptyReducer().forEach(
        toElements, action: toElementAction, element: element,
        fileID: fileID, filePath: filePath, line: line, column: column
      ),
      action: toElementAction
    )
  }

  /// Runs a child feature on each value of a dictionary, each in the namespace of its key.
  ///
  /// Guarantees: as of `forEach`, with each value's ``EffectID``s its own.
  ///
  /// - Parameters:
  ///   - toElements: The values.
  ///   - toElementAction: The case of the values' actions.
  ///   - element: The feature of a value.
  /// - Returns: This reducer with the values below it.
  public func forEachNamespace<ElementState, ElementAction, Key: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, [Key: ElementState]>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<Key, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    withRows(
      EmptyReducer().forEach(
        toElements, action: toElementAction, element: element,
        fileID: fileID, filePath: filePath, line: line, column: column
      ),
      action: toElementAction
    )
  }

  /// Runs rows before this reducer, in the namespace of the row that an action is for.
  private func withRows<ID: Hashable & Sendable, ElementAction>(
    _ rows: some Reducer<State, Action>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      let path = AnyCasePath(toElementAction)
      let rows = rows._compile()
      let parent = _compile()
      let entrance = NamespaceEntrance<ID>()
      return _CompiledReducer { state, action in
        guard case .element(let id, _)? = path.extract(from: action) else {
          return parent(&state, action)
        }
        let effect = entrance.run(id) { rows(&state, action) }
        return effect.merge(with: parent(&state, action))
      }
    }
  }
}
