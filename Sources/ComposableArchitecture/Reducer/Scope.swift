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
  @usableFromInline let build: () -> _Step<ParentState, ParentAction>

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
      let link = ChildLink(toChildAction, site: toChildState)
      let access = Access(toChildState)
      let step = _Step.lazily(child._step)
      // The state of the parent itself is no place below it.
      let isSelf = toChildState == \ParentState.self
      return _Step { state, action in
        guard let childAction = link.path.extract(from: action) else { return .none }
        var effect = Effect<ChildAction>.none
        access.modify(&state) { effect = step(&$0, childAction) }
        return effect.lifted(link.embed, into: isSelf ? nil : link.component)
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
      let link = ChildLink(toChildAction, site: toChildState)
      let statePath = AnyCasePath(toChildState)
      let step = _Step.lazily(child._step)
      return _Step { state, action in
        guard let childAction = link.path.extract(from: action) else { return .none }
        guard let effect = statePath.modify(&state, { step(&$0, childAction) }) else {
          reportAbsentState(
            "Scope", of: ChildState.self, for: action,
            found: "the state is another case: \(caseName(of: state))", at: location
          )
          return .none
        }
        return effect.lifted(link.embed, into: link.component)
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
  public func _step() -> _Step<ParentState, ParentAction> {
    build()
  }
}
