public import CasePaths

extension Reducer {
  /// Runs a child feature on state that may be absent.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// Guarantees:
  /// 1. The child reduces before the parent does.
  /// 2. When the state becomes `nil`, or a value with another `Identifiable` id, or another case of
  ///    an enum, the child's work is cancelled.
  /// 3. A child action while the state is `nil` is reported at this line and given to the parent
  ///    alone.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the child's actions.
  ///   - child: The child feature.
  /// - Returns: This reducer with the child below it.
  @inlinable
  public func ifLet<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction>
    then child: () -> some Reducer<ChildState, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> OperatorReducer<State, Action> {
    let child = child()
    let location = SourceLocation(fileID, filePath, line, column)
    return OperatorReducer {
      let access = Access(toChildState)
      return optionalChild(
        "ifLet",
        ChildLink(toChildAction, site: toChildState),
        parent: _step(),
        child: .lazily(child._step),
        at: location,
        found: { _ in "its state is 'nil'" },
        isPresent: { state in
          var isPresent = false
          access.read(state) { if case .some = $0 { isPresent = true } }
          return isPresent
        },
        read: { state, body in access.read(state) { if case .some(let child) = $0 { body(child) } }
        },
        modify: { state, body in access.modify(&state) { if $0 != nil { body(&$0!) } } }
      )
    }
  }

  /// Runs a child feature on a case of an enum state.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  /// ```
  ///
  /// Guarantees: as of ``ifLet(_:action:then:fileID:filePath:line:column:)``, with the state being
  /// in another case in place of `nil`.
  ///
  /// - Parameters:
  ///   - state: The case that holds the child's state.
  ///   - action: The case of the child's actions.
  ///   - child: The child feature.
  /// - Returns: This reducer with the child below it.
  @inlinable
  public func ifCaseLet<ChildState, ChildAction>(
    _ toChildState: CaseKeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction>
    then child: () -> some Reducer<ChildState, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> OperatorReducer<State, Action> {
    let child = child()
    let location = SourceLocation(fileID, filePath, line, column)
    return OperatorReducer {
      let path = AnyCasePath(toChildState)
      return optionalChild(
        "ifCaseLet",
        ChildLink(toChildAction, site: toChildState),
        parent: _step(),
        child: .lazily(child._step),
        at: location,
        found: { "its state is another case: \(caseName(of: $0))" },
        isPresent: { path.extract(from: $0) != nil },
        read: { state, body in path.extract(from: state).map(body) },
        modify: { state, body in _ = path.modify(&state, body) }
      )
    }
  }
}

/// The one mechanism of children that come and go.
///
/// - Parameters:
///   - isPresent: Whether the child's state is there.
///   - read: Shows the child's state if it is there.
///   - modify: Changes the child's state if it is there.
@inlinable
func optionalChild<State, Action, ChildState, ChildAction>(
  _ operation: String,
  _ link: ChildLink<Action, ChildAction>,
  parent: _Step<State, Action>,
  child: _Step<ChildState, ChildAction>,
  at location: SourceLocation,
  found: @escaping (State) -> String,
  isPresent: @escaping (State) -> Bool,
  read: @escaping (State, (ChildState) -> Void) -> Void,
  modify: @escaping (inout State, (inout ChildState) -> Void) -> Void
) -> _Step<State, Action> {
  let identify = identification(of: ChildState.self)
  func id(_ state: State) -> AnyHashable? {
    guard let identify else { return nil }
    var id: AnyHashable?
    read(state) { id = identify($0) }
    return id
  }
  return _Step { state, action in
    var effect = Effect<Action>.none
    if let childAction = link.path.extract(from: action) {
      var childEffect: Effect<ChildAction>?
      modify(&state) { childEffect = child(&$0, childAction) }
      if let childEffect {
        effect = link.lift(childEffect)
      } else {
        reportAbsentState(
          operation, of: ChildState.self, for: action, found: found(state), at: location
        )
        // The state went behind this operator's back: what still works for it ends here.
        effect = Effect(node: .cancelBelow(link.component, isAbsent: true))
      }
    }
    guard isPresent(state) else { return effect.merge(with: parent(&state, action)) }
    let before = id(state)
    effect = effect.merge(with: parent(&state, action))
    let isAbsent = !isPresent(state)
    if isAbsent || id(state) != before {
      effect = effect.merge(
        with: Effect(node: .cancelBelow(link.component, isAbsent: isAbsent))
      )
    }
    return effect
  }
}

/// What tells one state of a child from the next: its id, or the case that an enum is in; `nil` where
/// the type has neither.
@usableFromInline
func identification<Value>(of type: Value.Type) -> ((Value) -> AnyHashable)? {
  func identification<Known: Identifiable>(of known: Known.Type) -> ((Value) -> AnyHashable)? {
    { value in (value as? Known).map { AnyHashable($0.id) } ?? AnyHashable(ObjectIdentifier(known))
    }
  }
  func caseIdentification<Known: CasePathable>(of known: Known.Type) -> ((Value) -> AnyHashable)? {
    guard let paths = known.allCasePaths as? any CasePathReflectable<Known> else { return nil }
    return { value in (value as? Known).map { AnyHashable(paths[$0]) } ?? AnyHashable("") }
  }
  if let type = type as? any Identifiable.Type { return identification(of: type) }
  if let type = type as? any CasePathable.Type { return caseIdentification(of: type) }
  return nil
}
