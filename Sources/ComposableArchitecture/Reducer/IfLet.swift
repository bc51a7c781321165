public import CasePaths

extension Reducer {
  /// Runs a child feature on state that may be absent.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// Begin a long chain with `Reduce<State, Action> { … }`: the compiler then type-checks each link
  /// by itself.
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
  @_disfavoredOverload  // A chain of presentations is type-checked without trying this one.
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
  ) -> ModifiedReducer<State, Action> {
    let child = child()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      let state = WritableInPlaceKeyPath(toChildState)
      return optionalChild(
        "ifLet",
        ChildScope(
          AnyCasePath(toChildAction), ChildPath(toChildState),
          identity: ChildIdentityReader(of: ChildState.self)
        ),
        parent: _compile(),
        child: .lazily(child._compile),
        at: location,
        found: { _ in "its state is 'nil'" },
        modify: { root, body in state.modify(&root) { unwrap(&$0, body) } }
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
  ) -> ModifiedReducer<State, Action> {
    let child = child()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      let path = AnyCasePath(toChildState)
      return optionalChild(
        "ifCaseLet",
        ChildScope(
          AnyCasePath(toChildAction), ChildPath(toChildState),
          identity: ChildIdentityReader(of: ChildState.self)
        ),
        parent: _compile(),
        child: .lazily(child._compile),
        at: location,
        found: { "its state is another case: \(caseName(of: $0))" },
        modify: { root, body in _ = path.modify(&root, body) }
      )
    }
  }
}

/// The one mechanism of children that come and go.
///
/// - Parameters:
///   - found: What there is in place of the child's state.
///   - modify: Changes the child's state if it is there.
@inlinable
func optionalChild<State, Action, ChildState, ChildAction>(
  _ operation: String,
  _ link: ChildScope<Action, ChildState, ChildAction>,
  parent: _CompiledReducer<State, Action>,
  child: _CompiledReducer<ChildState, ChildAction>,
  at location: SourceLocation,
  found: @escaping (State) -> String,
  modify: @escaping (inout State, (inout ChildState) -> Void) -> Void
) -> _CompiledReducer<State, Action> {
  _CompiledReducer { state, action in
    guard let childAction = link.path.extract(from: action) else { return parent(&state, action) }
    var effect: Effect<Action>?
    modify(&state) { effect = link.reduce(&$0, childAction, by: child) }
    if effect == nil {
      reportAbsentState(
        operation, of: ChildState.self, for: action, found: found(state), at: location
      )
    }
    return (effect ?? .none).merge(with: parent(&state, action))
  }
}
