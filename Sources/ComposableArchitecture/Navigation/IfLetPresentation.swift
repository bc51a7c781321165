public import CasePaths

extension Reducer {
  /// Runs a feature that this one presents.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// Guarantees:
  /// 1. The presented feature reduces before this one.
  /// 2. On `dismiss` this reducer sees the state a last time; then it becomes `nil` and the work of
  ///    the presented feature is cancelled.
  /// 3. The presented feature can end its presentation by the dependency `dismiss`.
  /// 4. An action while nothing is presented is reported at this line and given to this reducer
  ///    alone.
  ///
  /// - Parameters:
  ///   - state: The projected `@Presents` property.
  ///   - action: The case of the presentation's actions.
  ///   - destination: The feature that is presented.
  /// - Returns: This reducer with the presentation below it.
  public func ifLet<ChildState, ChildAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction>
    destination: () -> some Reducer<ChildState, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let child = destination()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      let presentation = WritableInPlaceKeyPath(toPresentationState)
      let path = AnyCasePath(toPresentationAction)
      let parent = _compile()
      let identity = ChildIdentityReader(of: ChildState.self)
      /// What is presented: its identity, where it can be told.
      func presented(in state: State) -> ChildIdentity?? {
        var presented: ChildIdentity??
        withUnsafePointer(to: state) { state in
          presentation.access.look(state) {
            $0.pointee.look { presented = .some(identity?.identity($0)) }
          }
        }
        return presented
      }
      let dismissing = _CompiledReducer<State, Action> { state, action in
        guard case .dismiss? = path.extract(from: action) else { return parent(&state, action) }
        let before = presented(in: state)
        let effect = parent(&state, action)
        if before == nil {
          reportAbsentState(
            "ifLet", of: ChildState.self, for: action, found: "nothing is presented",
            at: location
          )
        } else if presented(in: state) == before {
          // What the parent presents in its place stays.
          presentation.modify(&state) { $0.wrappedValue = nil }
        }
        return effect
      }
      return optionalChild(
        "ifLet",
        ChildScope(
          path.appending(PresentationAction<ChildAction>.allCasePaths.presented),
          ChildPath(toPresentationState),
          identity: identity,
          dismiss: { path.embed(.dismiss) }
        ),
        parent: dismissing,
        child: .lazily(child._compile),
        at: location,
        found: { _ in "nothing is presented" },
        modify: { state, body in presentation.modify(&state) { unwrap(&$0.wrappedValue, body) } }
      )
    }
  }
}

extension Reducer {
  /// Runs the one of several features that this one presents: those of a `@Reducer enum`.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The projected `@Presents` property.
  ///   - action: The case of the presentation's actions.
  /// - Returns: This reducer with the presentation below it.
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action>
  where ChildState.StateReducer: CaseReducer<ChildState, ChildAction> {
    ifLet(
      toPresentationState, action: toPresentationAction,
      destination: { ChildState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Store {
  /// The store of what a feature presents.
  ///
  /// - Parameters:
  ///   - state: Where the presented state lies.
  ///   - action: The case of the presentation's actions.
  /// - Returns: `nil` when nothing is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action.appending(path: \.presented))
  }
}
