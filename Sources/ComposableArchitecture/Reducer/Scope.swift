public import CasePaths

/// Runs a child feature on a part of the state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) { Profile() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// Guarantees:
/// 1. The child only gets the actions of its case.
/// 2. Its effects are filed below this place: a cancel in the parent reaches them, a cancel in the
///    child reaches neither the parent's nor another child's.
/// 3. Where the state is an enum in another case, the action is reported at this line and ignored.
public struct Scope<ParentState, ParentAction>: Reducer {
  @usableFromInline let build: () -> _CompiledReducer<ParentState, ParentAction>

  /// Runs a child on a field of the state.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the child's actions.
  ///   - child: The child feature.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> some Reducer<ChildState, ChildAction>
  ) {
    let child = child()
    build = {
      // The state of the parent itself is no place below it.
      let descent = toChildState == \ParentState.self ? nil : ChildPath(toChildState)
      let link = ChildScope<ParentAction, ChildState, ChildAction>(
        AnyCasePath(toChildAction), descent
      )
      let field = WritableInPlaceKeyPath(toChildState)
      let step = _CompiledReducer.lazily(child._compile)
      return _CompiledReducer { state, action in
        guard let childAction = link.path.extract(from: action) else { return .none }
        var effect = Effect<ParentAction>.none
        field.modify(&state) { effect = link.reduce(&$0, childAction, by: step) }
        return effect
      }
    }
  }

  /// Runs a child on a case of the state.
  ///
  /// - Parameters:
  ///   - state: The case that holds the child's state.
  ///   - action: The case of the child's actions.
  ///   - child: The child feature.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> some Reducer<ChildState, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let child = child()
    let location = SourceLocation(fileID, filePath, line, column)
    build = {
      let link = ChildScope<ParentAction, ChildState, ChildAction>(
        AnyCasePath(toChildAction), ChildPath(toChildState)
      )
      let path = AnyCasePath(toChildState)
      let step = _CompiledReducer.lazily(child._compile)
      return _CompiledReducer { state, action in
        guard let childAction = link.path.extract(from: action) else { return .none }
        let effect = path.modify(&state) { link.reduce(&$0, childAction, by: step) }
        if let effect { return effect }
        reportAbsentState(
          "Scope", of: ChildState.self, for: action,
          found: "the state is another case: \(caseName(of: state))", at: location
        )
        return .none
      }
    }
  }

  @inlinable
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    build()(&state, action)
  }

  @inlinable
  public func _compile() -> _CompiledReducer<ParentState, ParentAction> {
    build()
  }
}
