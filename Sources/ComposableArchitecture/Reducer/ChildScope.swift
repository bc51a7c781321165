public import CasePaths
import CustomDump

/// How a parent reaches a child, looked up once: the case of its actions and its place below.
@usableFromInline
struct ChildScope<ParentAction, ChildState, ChildAction> {
  @usableFromInline let path: AnyCasePath<ParentAction, ChildAction>
  private let embed: @Sendable (ChildAction) -> ParentAction
  private let descent: ChildPath?
  /// Tells one state of the child from the next, where work ends when another takes its place.
  @usableFromInline let identity: ChildIdentityReader<ChildState>?
  /// The action that ends the child's presentation, where it is presented.
  private let dismiss: (@Sendable () -> ParentAction)?

  @usableFromInline
  init(
    _ path: AnyCasePath<ParentAction, ChildAction>, _ descent: ChildPath?,
    identity: ChildIdentityReader<ChildState>? = nil,
    dismiss: (@Sendable () -> ParentAction)? = nil
  ) {
    self.path = path
    self.embed = { path.embed($0) }
    self.descent = descent
    self.identity = identity
    self.dismiss = dismiss
  }

  /// Runs the child's reducer.
  ///
  /// - Returns: The child's effect as the parent's.
  @inlinable
  func reduce(
    _ state: inout ChildState, _ action: ChildAction, by step: _CompiledReducer<ChildState, ChildAction>
  ) -> Effect<ParentAction> {
    guard let identity else {
      let effect = step(&state, action)
      return effect.isNone ? .none : lift(effect, nil)
    }
    var effect = Effect<ChildAction>.none
    let change = withUnsafeMutablePointer(to: &state) { state in
      identity.change(state) {
        effect = step(&state.pointee, action)
        return !effect.isNone
      }
    }
    return change == nil ? .none : lift(effect, change)
  }

  @usableFromInline
  func lift(_ effect: Effect<ChildAction>, _ change: ChildIdentity.Change?) -> Effect<ParentAction> {
    let lifted = effect.liftWork(embed, down: descent, change)
    guard let dismiss else { return lifted }
    return Effect(node: .presented(lifted, dismiss: dismiss))
  }
}

/// Reports an action of a child whose state is not there.
@usableFromInline
func reportAbsentState<State, Action>(
  _ operation: String, of state: State.Type, for action: Action, found: String,
  at location: SourceLocation
) {
  var dump = ""
  customDump(action, to: &dump, indent: 4)
  location.report(
    """
    A '\(operation)' received a child action while \(found). The action was ignored.

      Action:
    \(dump)

      State it is for:
        \(String(reflecting: State.self))

    This happens when:

    • A parent reducer took the state away before the child handled the action. Let the child \
    reduce first: attach it below the parent ('.ifLet', '.ifCaseLet', '.forEach'), or put 'Scope' \
    before the parent's 'Reduce'.

    • Work that is not the child's own sent the action after the state went away. Have the child \
    return the effect, which ends with its state, or check the state before sending.

    • The action was sent to the store by hand while the state was absent.
    """
  )
}

/// The name of an enum's case, for messages.
@usableFromInline
func caseName<Value>(of value: Value) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}
