public import CasePaths
import ComposableConcurrency

extension PresentationAction: PresentedChildAction {}

extension PresentationState: PresentedChildState {
  /// The state of the child while it is presented.
  public typealias Wrapped = State

  /// Returns the key path to the state of the child.
  public static func _wrapped<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, State?> {
    keyPath.appending(path: \.wrappedValue)
  }

  /// Returns a reducer that runs a child on this state, then its parent.
  public static func _ifLet<Parent: Reducer, ChildAction, Child: Reducer>(
    _ parent: Parent,
    _ toPresentationState: WritableKeyPath<Parent.State, Self>,
    action toChildAction: CaseKeyPath<Parent.Action, ChildAction>,
    then child: Child,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> ModifiedReducer<Parent.State, Parent.Action> where Child.State == State {
    let location = SourceLocation(fileID, filePath, line, column)
    guard
      let toPresentationAction = (toChildAction as PartialCaseKeyPath)
        as? CaseKeyPath<Parent.Action, PresentationAction<Child.Action>>
    else {
      return ModifiedReducer {
        reportForeignAction(ChildAction.self, of: Child.self, at: location)
        return parent._compile()
      }
    }
    return ModifiedReducer {
      let presentation = WritableInPlaceKeyPath(toPresentationState)
      let path = AnyCasePath(toPresentationAction)
      let parent = parent._compile()
      let identity = ChildIdentityReader(of: State.self)
      /// The identity of the presented state: `nil` if nothing is presented, `.some(nil)` if the
      /// state has no identity.
      func presented(in state: Parent.State) -> ChildIdentity?? {
        var presented: ChildIdentity??
        withUnsafePointer(to: state) { state in
          presentation.access.withValue(state) {
            $0.pointee.withPresentedState { presented = .some(identity?.identity($0)) }
          }
        }
        return presented
      }
      let isEphemeral = ephemeralStatePredicate(State.self, Child.Action.self)
      let dismissingParent = _CompiledReducer<Parent.State, Parent.Action> { state, action in
        switch path.extract(from: action) {
        case nil: return parent(&state, action)
        case .presented(let childAction)?:
          guard
            let isEphemeral, let childState = state[keyPath: toPresentationState].wrappedValue,
            isEphemeral(childState, childAction)
          else { return parent(&state, action) }
        case .dismiss?: break
        }
        let before = presented(in: state)
        let effect = parent(&state, action)
        if before == nil {
          reportAbsentState(
            "ifLet", of: State.self, for: action, reason: "nothing is presented",
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
          path.appending(PresentationAction<Child.Action>.allCasePaths.presented),
          ProjectedPath(toPresentationState),
          identity: identity,
          dismiss: { path.embed(.dismiss) }
        ),
        parent: dismissingParent,
        child: LazyCompiledReducer {
          let child = child._compile()
          return _CompiledReducer { state, action in
            PendingMutations.reducingPresentedFeature { child(&state, action) }
          }
        },
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
  /// Guarantees: those of ``ifLet(_:action:then:destination:fileID:filePath:line:column:)``.
  /// Presenting another case cancels the effects of the case before.
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

extension Reducer {
  /// Presents an alert or a confirmation dialog, which has no reducer of its own.
  ///
  /// ```swift
  /// // @Presents var alert: AlertState<Action.Alert>?
  /// // case alert(PresentationAction<Alert>)
  /// Reduce { state, action in
  ///   switch action {
  ///   case .alert(.presented(.confirmDeletion)): state.items.removeAll()
  ///   case .alert(.dismiss): break
  ///   }
  ///   return .none
  /// }
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  ///
  /// Guarantees:
  /// 1. Each action of a button dismisses the alert: this reducer handles the action while the state
  ///    is still present. Then the state becomes `nil`, unless this reducer replaced it by another
  ///    alert.
  /// 2. `dismiss`, which the view sends for a button without an action, does the same.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path to the projected `@Presents` property.
  ///   - toPresentationAction: The case of the presentation's actions.
  /// - Returns: A reducer that runs this reducer, then dismisses the alert.
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    ifLet(
      toPresentationState, action: toPresentationAction,
      destination: { EmptyReducer<ChildState, ChildAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Reducer {
  /// Removes an alert or a confirmation dialog in optional state after an action of its buttons.
  ///
  /// ```swift
  /// // var alert: AlertState<Action.Alert>?
  /// // case alert(Alert)
  /// Reduce { state, action in .none }
  ///   .ifLet(\.alert, action: \.alert)
  /// ```
  ///
  /// Use it for code that exists. New code presents the state with ``Presents()``, whose actions
  /// include `dismiss`, for a button without an action.
  ///
  /// Guarantee: this reducer handles the action while the state is still present. Then the state
  /// becomes `nil`, unless this reducer replaced it by another alert.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the optional state.
  ///   - toChildAction: The case of the actions of the buttons.
  /// - Returns: A reducer that runs this reducer, then removes the alert.
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    ifLet(
      toChildState, action: toChildAction, then: { EmptyReducer<ChildState, ChildAction>() },
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
