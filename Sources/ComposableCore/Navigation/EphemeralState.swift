import CasePaths

/// Presented state without a reducer, which its first action dismisses: an alert or a dialog.
public protocol _EphemeralState<Action> {
  /// The actions of the buttons.
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}

/// Returns a reducer that removes an alert or a dialog after an action of its buttons, unless the
/// parent presented another one. For other state, it is the reducer of the parent.
@usableFromInline
func dismissingEphemeralState<State, Action, ChildState, ChildAction>(
  at toChildState: WritableKeyPath<State, ChildState?>,
  _ path: AnyCasePath<Action, ChildAction>,
  _ parent: _CompiledReducer<State, Action>
) -> _CompiledReducer<State, Action> {
  guard let isEphemeral = ephemeralStatePredicate(ChildState.self, ChildAction.self) else {
    return parent
  }
  let identity = ChildIdentityReader(of: ChildState.self)
  func presented(in state: State) -> ChildIdentity?? {
    state[keyPath: toChildState].map { withUnsafePointer(to: $0) { identity?.identity($0) } }
  }
  return _CompiledReducer { state, action in
    guard let childAction = path.extract(from: action), let child = state[keyPath: toChildState],
      isEphemeral(child, childAction)
    else { return parent(&state, action) }
    let before = presented(in: state)
    let effect = parent(&state, action)
    if presented(in: state) == before {
      PendingMutations.willReplace(child, at: toChildState, of: ._$id(for: state))
      state[keyPath: toChildState] = nil
    }
    return effect
  }
}

/// Returns a predicate that is true for ephemeral state that an action dismisses, or returns `nil`
/// if no state of the type is ephemeral. The types are inspected once.
///
/// An enum is ephemeral while the payload of its current case is. Actions of other cases do not
/// dismiss it.
func ephemeralStatePredicate<State, Action>(
  _ state: State.Type, _ action: Action.Type
) -> ((State, Action) -> Bool)? {
  if let state = state as? any _EphemeralState.Type {
    return actionType(of: state) == action ? { _, _ in true } : nil
  }
  guard
    let statePayload = payloadTypeReader(of: state),
    let actionPayload = payloadTypeReader(of: action)
  else { return nil }
  return { state, action in
    guard let payload = statePayload(state) as? any _EphemeralState.Type else { return false }
    return actionPayload(action) == actionType(of: payload)
  }
}

private func actionType<State: _EphemeralState>(of state: State.Type) -> Any.Type {
  State.Action.self
}

/// Returns a function that returns the type of the payload of an enum's current case, or `nil` if
/// the type is no enum.
private func payloadTypeReader<Value>(of type: Value.Type) -> ((Value) -> Any.Type?)? {
  func reader<Known: CasePathable>(_ known: Known.Type) -> ((Value) -> Any.Type?)? {
    guard let casePaths = known.allCasePaths as? any CasePathReflectable<Known> else { return nil }
    return { value in (value as? Known).flatMap { Case.payloadType(of: casePaths[$0]) } }
  }
  if let reader = (type as? any CasePathable.Type).flatMap({ reader($0) }) { return reader }
  guard let cases = ReflectedEnum(type) else { return nil }
  return { cases.payloadTypes[cases.tag(of: $0)] }
}
