public import CasePaths
import ConcurrencyExtras

extension Reducer {
  /// Runs a child feature that this one presents.
  ///
  /// Use it for a sheet, a popover or a pushed screen: the parent presents the feature by setting
  /// its state, and both the parent and the child can dismiss it. For an optional child that is not
  /// dismissed by an action, use ``ifLet(_:action:then:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// // @Presents var detail: Detail.State?
  /// // case detail(PresentationAction<Detail.Action>)
  /// Reduce { state, action in
  ///   switch action {
  ///   case .detailTapped: state.detail = Detail.State()
  ///   case .detail: break
  ///   }
  ///   return .none
  /// }
  /// .ifLet(\.$detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// Guarantees:
  /// 1. The presented feature reduces before this one.
  /// 2. On `dismiss` this reducer handles the action while the state is still present. Then the
  ///    state becomes `nil`, unless this reducer replaced it by one with another identity.
  /// 3. The effects of the presented feature are cancelled when its state becomes `nil`, takes
  ///    another `Identifiable` id or enters another case of an enum.
  /// 4. The presented feature can dismiss itself with the dependency ``DismissEffect``.
  /// 5. An action that arrives while nothing is presented is reported at this line and delivered to
  ///    this reducer only.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path to the projected `@Presents` property.
  ///   - toPresentationAction: The case of the presentation's actions.
  ///   - destination: A builder of the presented feature.
  /// - Returns: A reducer that runs the presented feature, then this reducer.
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
      /// The identity of the presented state: `nil` if nothing is presented, `.some(nil)` if the
      /// state has no identity.
      func presented(in state: State) -> ChildIdentity?? {
        var presented: ChildIdentity??
        withUnsafePointer(to: state) { state in
          presentation.access.withValue(state) {
            $0.pointee.withPresentedState { presented = .some(identity?.identity($0)) }
          }
        }
        return presented
      }
      let dismissingParent = _CompiledReducer<State, Action> { state, action in
        guard case .dismiss? = path.extract(from: action) else { return parent(&state, action) }
        let before = presented(in: state)
        let effect = parent(&state, action)
        if before == nil {
          reportAbsentState(
            "ifLet", of: ChildState.self, for: action, reason: "nothing is presented",
            at: location
          )
        } else if presented(in: state) == before {
          // State that the parent presented instead remains.
          PendingMutations.willReplace(
            state[keyPath: toPresentationState], at: toPresentationState,
            of: ._$id(for: state))
          presentation.modify(&state) { $0.wrappedValue = nil }
        }
        return effect
      }
      return optionalChildReducer(
        "ifLet",
        ChildScope(
          path.appending(PresentationAction<ChildAction>.allCasePaths.presented),
          ChildPath(toPresentationState),
          identity: identity,
          dismiss: { path.embed(.dismiss) }
        ),
        parent: dismissingParent,
        child: .lazily(child._compile),
        at: location,
        reason: { _ in "nothing is presented" },
        modify: { state, body in presentation.modify(&state) { unwrap(&$0.wrappedValue, body) } }
      )
    }
  }
}

extension Reducer {
  /// Runs the current feature of a `@Reducer enum` that this feature presents.
  ///
  /// Use it to present one of several features from a single optional state.
  ///
  /// ```swift
  /// // @Presents var destination: Destination.State?
  /// // case destination(PresentationAction<Destination.Action>)
  /// Reduce { state, action in .none }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// Guarantees: those of ``ifLet(_:action:destination:fileID:filePath:line:column:)``. Presenting
  /// another case cancels the effects of the case before.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path to the projected `@Presents` property.
  ///   - toPresentationAction: The case of the presentation's actions.
  /// - Returns: A reducer that runs the presented feature, then this reducer.
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
  /// Returns the store of the presented feature.
  ///
  /// - Parameters:
  ///   - state: The key path to the presented state.
  ///   - action: The case of the presentation's actions.
  /// - Returns: The store, or `nil` if nothing is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action.appending(path: \.presented))
  }
}
