public import CasePaths
import ComposableConcurrency

/// A reducer that runs a child feature on a part of the parent's state.
///
/// Use it for a child whose state is always present: a field of the parent's state or, where that
/// is an enum, one of its cases. Put it before the parent's ``Reduce``, so that the child handles
/// an action before the parent can replace the child's state. For a child that the parent adds and
/// removes, prefer ``Reducer/ifLet(_:action:then:destination:fileID:filePath:line:column:)``,
/// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)`` or
/// `forEach(_:action:element:)`, which enforce this order.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) { Profile() }
///   Reduce { state, action in .none }
/// }
/// ```
///
/// Guarantees:
/// 1. The child receives only the actions of its case.
/// 2. A cancel in the parent reaches the child's effects. A cancel in the child reaches neither the
///    parent's effects nor those of another child. Only a scope on the parent's own state
///    (`\.self`) shares the parent's identifiers.
/// 3. Where the state is an enum, leaving the case cancels the child's effects, and an action that
///    arrives in another case is reported at this line and ignored.
public struct Scope<ParentState, ParentAction>: Reducer {
  @usableFromInline let build: () -> _CompiledReducer<ParentState, ParentAction>

  /// Creates a reducer that runs a child on a field of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the child's state.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: A builder of the child feature.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> some Reducer<ChildState, ChildAction>
  ) {
    let child = child()
    build = {
      // A scope on the parent's own state adds no component to the feature path.
      let childPath = toChildState == \ParentState.self ? nil : FieldPath(toChildState)
      let scope = ChildScope<ParentAction, ChildState, ChildAction>(
        AnyCasePath(toChildAction), childPath
      )
      let field = WritableInPlaceKeyPath(toChildState)
      let compiledChild = LazyCompiledReducer(child._compile)
      return _CompiledReducer { state, action in
        guard let childAction = scope.path.extract(from: action) else { return .none }
        var effect = Effect<ParentAction>.none
        field.modify(&state) { effect = scope.reduce(&$0, childAction, by: compiledChild) }
        return effect
      }
    }
  }

  /// Creates a reducer that runs a child on a case of an enum state.
  ///
  /// - Parameters:
  ///   - toChildState: The case key path to the child's state.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: A builder of the child feature.
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
      let scope = ChildScope<ParentAction, ChildState, ChildAction>(
        AnyCasePath(toChildAction), ProjectedPath(toChildState)
      )
      let path = AnyCasePath(toChildState)
      let compiledChild = LazyCompiledReducer(child._compile)
      return _CompiledReducer { state, action in
        guard let childAction = scope.path.extract(from: action) else { return .none }
        let effect = path.modify(&state) { scope.reduce(&$0, childAction, by: compiledChild) }
        if let effect { return effect }
        reportAbsentState(
          "Scope", of: ChildState.self, for: action,
          reason: "the state is another case: \(caseName(of: state))", at: location
        )
        return .none
      }
    }
  }

  /// Runs the child's reducer on its state, for actions of the child.
  @inlinable
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    build().runSeparately(&state, action)
  }

  /// Returns the compiled form of the reducer.
  @inlinable
  public func _compile() -> _CompiledReducer<ParentState, ParentAction> {
    build()
  }
}
