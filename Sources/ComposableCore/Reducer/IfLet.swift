public import CasePaths
import ComposableConcurrency

extension Reducer {
  /// Runs a child feature on state that may be absent.
  ///
  /// Use it for a child that the parent adds and removes by setting a field of its state. If the
  /// child is shown over its parent and can dismiss itself, such as a sheet, a popover or a pushed
  /// screen, hold its state in ``Presents()`` and pass the projection, with a case whose payload is
  /// a ``PresentationAction``. For a child whose state is always present, use ``Scope``.
  ///
  /// ```swift
  /// // var detail: Detail.State?
  /// // case detail(Detail.Action)
  /// Reduce { state, action in
  ///   switch action {
  ///   case .detailTapped: state.detail = Detail.State()
  ///   case .closeTapped: state.detail = nil
  ///   case .detail: break
  ///   }
  ///   return .none
  /// }
  /// .ifLet(\.detail, action: \.detail) { Detail() }
  ///
  /// // @Presents var editor: Editor.State?
  /// // case editor(PresentationAction<Editor.Action>)
  /// .ifLet(\.$editor, action: \.editor) { Editor() }
  /// ```
  ///
  /// Guarantees:
  /// 1. The child reduces before the parent.
  /// 2. The child's effects are cancelled when its state becomes `nil`, takes another
  ///    `Identifiable` id or enters another case of an enum, whichever reducer changed it.
  /// 3. A child action that arrives while the state is `nil` is reported at this line and delivered
  ///    to the parent only.
  /// 4. On `dismiss` the parent handles the action while the presented state is still there. Then
  ///    the state becomes `nil`, unless the parent replaced it by one with another identity.
  /// 5. A presented child can dismiss itself with the dependency ``DismissEffect``.
  /// 6. An alert or a dialog in a case of the presented state is dismissed by the action of its
  ///    button, as on `dismiss`.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the child's optional state, or to the projection of a
  ///     `@Presents` property.
  ///   - toChildAction: The case of the child's actions, or of the presentation's.
  ///   - child: A builder of the child feature.
  ///   - destination: A builder of the presented feature: another label for `then`.
  /// - Returns: A reducer that runs the child, then this reducer.
  @inlinable
  public func ifLet<ChildState: OptionalChildState, ChildAction, Child: Reducer>(
    _ toChildState: WritableKeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @IfLetBuilder<ChildState, ChildAction>
    then child: () throws(_OmittedChild) -> Child = _omittedChild(),
    @IfLetBuilder<ChildState, ChildAction>
    destination: () throws(_OmittedChild) -> Child = _omittedChild(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> where Child.State == ChildState.Wrapped {
    // One function for optional and for presented state: with two, the type checker tries all
    // combinations in a chain that begins with a bare `Reduce`.
    ChildState._ifLet(
      self, toChildState, action: toChildAction, then: either(child, destination),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs the current feature of a `@Reducer enum` on optional state.
  ///
  /// Use it for one of several features that the parent adds and removes by setting a field of its
  /// state. If they are shown over the parent, hold the state in ``Presents()`` and pass its
  /// projection: `ifLet(\.$destination, action: \.destination)`.
  ///
  /// Guarantees: those of ``ifLet(_:action:then:destination:fileID:filePath:line:column:)``.
  /// Entering another case cancels the effects of the case before.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the child's optional state.
  ///   - toChildAction: The case of the child's actions.
  /// - Returns: A reducer that runs the child, then this reducer.
  @inlinable
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action>
  where ChildState.StateReducer: CaseReducer<ChildState, ChildAction> {
    ifLet(
      toChildState, action: toChildAction, then: { ChildState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs a child feature on a case of an enum state.
  ///
  /// Use it in a feature whose state is one of several, such as logged out and logged in, when the
  /// parent's own reducer switches between them.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   if case .loginResponse(let user) = action {
  ///     state = .loggedIn(LoggedIn.State(user: user))
  ///   }
  ///   return .none
  /// }
  /// .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  /// .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoggedOut() }
  /// ```
  ///
  /// Guarantees: those of ``ifLet(_:action:then:destination:fileID:filePath:line:column:)``, with
  /// another case in place of `nil`.
  ///
  /// - Parameters:
  ///   - toChildState: The case key path to the child's state.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: A builder of the child feature.
  /// - Returns: A reducer that runs the child, then this reducer.
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
      return optionalChildReducer(
        "ifCaseLet",
        ChildScope(
          AnyCasePath(toChildAction), ProjectedPath(toChildState),
          identity: ChildIdentityReader(of: ChildState.self)
        ),
        parent: _compile(),
        child: LazyCompiledReducer(child._compile),
        at: location,
        reason: { "its state is another case: \(caseName(of: $0))" },
        modify: { root, body in _ = path.modify(&root, body) }
      )
    }
  }
}

/// The shared implementation of the operators for optional children.
///
/// - Parameters:
///   - operation: The name of the operator, for reports.
///   - scope: The link to the child.
///   - parent: The reducer that runs after the child.
///   - child: The child's reducer.
///   - location: The source location of the operator.
///   - reason: Describes the parent's state when the child's is absent.
///   - modify: Calls its closure with the child's state if that is present.
@inlinable
@inline(__always)
func optionalChildReducer<State, Action, ChildState, ChildAction>(
  _ operation: String,
  _ scope: ChildScope<Action, ChildState, ChildAction>,
  parent: _CompiledReducer<State, Action>,
  child: LazyCompiledReducer<ChildState, ChildAction>,
  at location: SourceLocation,
  reason: @escaping (State) -> String,
  modify: @escaping (inout State, (inout ChildState) -> Void) -> Void
) -> _CompiledReducer<State, Action> {
  _CompiledReducer { state, action in
    guard let childAction = scope.path.extract(from: action) else { return parent(&state, action) }
    var effect: Effect<Action>?
    modify(&state) { effect = scope.reduce(&$0, childAction, by: child) }
    if effect == nil {
      reportAbsentState(
        operation, of: ChildState.self, for: action, reason: reason(state), at: location
      )
    }
    return (effect ?? .none).merge(with: parent(&state, action))
  }
}
