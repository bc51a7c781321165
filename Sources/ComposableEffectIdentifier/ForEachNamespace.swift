public import ComposableCore

extension Reducer {
  /// Runs a child feature on each element of an identified array, in a namespace with the element's
  /// id.
  ///
  /// Use it in place of `forEach` for a child that declares its identifiers with ``EffectID``, to
  /// make them different for each element wherever they are read.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .forEachNamespace(\.timers, action: \.timers) { Stopwatch() }
  /// ```
  ///
  /// Guarantees: those of `forEach`, and each element has its own ``EffectID``s.
  ///
  /// - Parameters:
  ///   - toElements: The key path to the elements.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: A builder of the feature that runs on an element.
  /// - Returns: A reducer that runs the element, then this reducer.
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

  /// Runs a child feature on the value of each `Identified` element of an array, in a namespace
  /// with the element's id.
  ///
  /// ```swift
  /// // var timers: IdentifiedArrayOf<Identified<UUID, Stopwatch.State>>
  /// Reduce { state, action in .none }
  ///   .forEachNamespace(\.timers, action: \.timers) { Stopwatch() }
  /// ```
  ///
  /// Guarantees: those of `forEach`, and each element has its own ``EffectID``s.
  ///
  /// - Parameters:
  ///   - toElements: The key path to the elements, each a value with an id.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: A builder of the feature that runs on an element's value.
  /// - Returns: A reducer that runs the element, then this reducer.
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

  /// Runs a child feature on each value of a dictionary, in a namespace with the value's key.
  ///
  /// Guarantees: those of `forEach`, and each value has its own ``EffectID``s.
  ///
  /// - Parameters:
  ///   - toElements: The key path to the dictionary.
  ///   - toElementAction: The case of the values' actions.
  ///   - element: A builder of the feature that runs on a value.
  /// - Returns: A reducer that runs the value's feature, then this reducer.
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

  /// Runs a reducer of elements before this reducer, in the namespace of the element that an action
  /// is for.
  private func withRows<ID: Hashable & Sendable, ElementAction>(
    _ rows: some Reducer<State, Action>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      let path = AnyCasePath(toElementAction)
      let rows = rows._compile()
      let parent = _compile()
      let scope = NamespaceScope<ID>()
      return _CompiledReducer { state, action in
        guard case .element(let id, _)? = path.extract(from: action) else {
          return parent(&state, action)
        }
        let effect = scope.dependencies(for: id).run { rows(&state, action) }
        return effect.merge(with: parent(&state, action))
      }
    }
  }
}
