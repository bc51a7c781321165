public import CasePaths
import ComposableConcurrency
import Dependencies

extension Reducer {
  /// Runs a feature on each element of a navigation stack.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .forEach(\.path, action: \.path) { Path() }
  /// ```
  ///
  /// Guarantees:
  /// 1. On an action of an element, the element reduces before this reducer.
  /// 2. On `push` the element is added, then this reducer handles the action. On `popFrom` this
  ///    reducer handles it while the element is still present, which is then removed with those
  ///    above it, unless this reducer removed it already.
  /// 3. Removing an element cancels its effects.
  /// 4. An element can dismiss itself with the dependency ``DismissEffect``: it is popped.
  /// 5. An action of an element, or a removal, with an id that is not in the stack is reported at
  ///    this line and delivered to this reducer only.
  ///
  /// - Parameters:
  ///   - toStackState: The key path to the stack.
  ///   - toStackAction: The case of the stack's actions.
  ///   - destination: A builder of the feature that runs on an element.
  /// - Returns: A reducer that runs the element, then this reducer.
  public func forEach<ElementState, ElementAction>(
    _ toStackState: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    destination: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = destination()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      let path = AnyCasePath(toStackAction)
      let rows = WritableInPlaceKeyPath(toStackState).appending(stored: \.rows)
      let parent = _compile()
      return rowsReducer(
        rows, RowsPath(rows.access, of: toStackState),
        action: path.appending(StackAction<ElementState, ElementAction>.allCasePaths.element),
        parent: _CompiledReducer { state, action in
          switch path.extract(from: action) {
          case .push(let id, let element)?:
            state[keyPath: toStackState].push(element, id: id, at: location)
            return parent(&state, action)
          case .popFrom(let id)?:
            let wasPresent = state[keyPath: toStackState].ids.contains(id)
            let effect = parent(&state, action)
            if !wasPresent {
              reportAbsentState(
                "forEach", of: ElementState.self, for: action,
                reason: "no element has the id \(id)", at: location
              )
            } else if state[keyPath: toStackState].ids.contains(id) {
              state[keyPath: toStackState].pop(from: id)
            }
            return effect
          case .element?, nil: return parent(&state, action)
          }
        },
        element: LazyCompiledReducer {
          let element = element._compile()
          return _CompiledReducer { state, action in
            PendingMutations.reducingPresentedFeature { element(&state, action) }
          }
        },
        at: location,
        offset: MemoryLayout<StackState<ElementState>.Row>.offset(of: \.value) ?? 0,
        dismiss: { id in { path.embed(.popFrom(id: id)) } },
        modify: { row, body in body(&row.value) }
      )
    }
  }

  /// Runs the features of a `@Reducer enum` on the elements of a navigation stack.
  ///
  /// ```swift
  /// // var path = StackState<Path.State>()
  /// // case path(StackActionOf<Path>)
  /// Reduce { state, action in .none }
  ///   .forEach(\.path, action: \.path)
  /// ```
  ///
  /// Guarantees: those of ``forEach(_:action:destination:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - toStackState: The key path to the stack.
  ///   - toStackAction: The case of the stack's actions.
  /// - Returns: A reducer that runs the element, then this reducer.
  public func forEach<ElementState: CaseReducerState, ElementAction>(
    _ toStackState: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action>
  where ElementState.StateReducer: CaseReducer<ElementState, ElementAction> {
    forEach(
      toStackState, action: toStackAction, destination: { ElementState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension StackState {
  /// Adds an element that an action pushes, with the id of the action.
  fileprivate mutating func push(
    _ element: Element, id: StackElementID, at location: SourceLocation
  ) {
    guard !ids.contains(id) else {
      location.report("'forEach' received a push of the id \(id), which is in the stack already.")
      return
    }
    let generator = DependencyValues._current.stackElementIDs
    if DependencyValues._current.context == .test, id.generation > generator.nextGeneration {
      location.report(
        """
        'forEach' received a push of the id \(id), but the next id is \
        \(StackElementID(generation: generator.nextGeneration)).
        """
      )
    }
    generator.skip(id)
    rows.append(Row(element, id: id))
  }
}
