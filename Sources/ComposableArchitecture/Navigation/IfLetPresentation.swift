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
  ) -> OperatorReducer<State, Action> {
    let child = destination()
    let location = SourceLocation(fileID, filePath, line, column)
    return OperatorReducer {
      let access = Access(toPresentationState)
      let action = AnyCasePath(toPresentationAction)
      let parent = _step()
      let identify = identification(of: ChildState.self)
      let dismissing = _Step<State, Action> { state, received in
        guard case .dismiss? = action.extract(from: received) else {
          return parent(&state, received)
        }
        var before: AnyHashable??
        access.read(state) { before = $0.wrappedValue.map { identify?($0) } }
        let effect = parent(&state, received)
        if let before {
          // What the parent presents in its place stays.
          access.modify(&state) { presentation in
            let now = presentation.wrappedValue.map { identify?($0) }
            if now == .some(before) { presentation.wrappedValue = nil }
          }
        } else {
          reportAbsentState(
            "ifLet", of: ChildState.self, for: received, found: "nothing is presented",
            at: location
          )
        }
        return effect
      }
      let link = ChildLink(
        action.appending(PresentationAction<ChildAction>.allCasePaths.presented),
        site: toPresentationState,
        dismiss: { action.embed(.dismiss) }
      )
      return optionalChild(
        "ifLet", link,
        parent: dismissing,
        child: .lazily(child._step),
        at: location,
        found: { _ in "nothing is presented" },
        isPresent: { state in
          var isPresent = false
          access.read(state) { if case .some = $0.wrappedValue { isPresent = true } }
          return isPresent
        },
        read: { state, body in access.read(state) { $0.wrappedValue.map(body) } },
        modify: { state, body in
          access.modify(&state) { if $0.wrappedValue != nil { body(&$0.wrappedValue!) } }
        }
      )
    }
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
