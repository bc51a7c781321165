public import CasePaths
import ComposableConcurrency
import CustomDump

/// The link from a parent to a child, resolved once: the case of the child's actions and the path
/// to its state.
@usableFromInline
struct ChildScope<ParentAction, ChildState, ChildAction> {
  @usableFromInline let path: AnyCasePath<ParentAction, ChildAction>
  private let embedAction: @Sendable (ChildAction) -> ParentAction
  private let childPath: ChildPath?
  /// Reads the identity of the child's state, for children whose effects are cancelled when the
  /// identity changes; otherwise `nil`.
  @usableFromInline let identity: ChildIdentityReader<ChildState>?
  /// Creates the action that dismisses the child; `nil` unless the child is presented.
  private let dismiss: (@Sendable () -> ParentAction)?

  @usableFromInline
  init(
    _ path: AnyCasePath<ParentAction, ChildAction>, _ childPath: ChildPath?,
    identity: ChildIdentityReader<ChildState>? = nil,
    dismiss: (@Sendable () -> ParentAction)? = nil
  ) {
    self.path = path
    self.embedAction = { path.embed($0) }
    self.childPath = childPath
    self.identity = identity
    self.dismiss = dismiss
  }

  /// Runs the child's reducer.
  ///
  /// - Returns: The child's effect, embedded in the parent's actions.
  @inlinable
  @inline(__always)
  func reduce(
    _ state: inout ChildState, _ action: ChildAction,
    by reducer: LazyCompiledReducer<ChildState, ChildAction>
  ) -> Effect<ParentAction> {
    guard let identity else {
      let effect = reducer(&state, action)
      return effect.isNone ? .none : withUnsafePointer(to: &state) { embed(effect, at: $0, nil) }
    }
    var effect = Effect<ChildAction>.none
    return withUnsafeMutablePointer(to: &state) { state in
      let identityBefore = identity.identityBefore(state) {
        effect = reducer(&state.pointee, action)
        return !effect.isNone
      }
      return effect.isNone ? .none : embed(effect, at: state, identityBefore)
    }
  }

  @usableFromInline
  func embed(
    _ effect: Effect<ChildAction>, at state: UnsafePointer<ChildState>, _ identity: ChildIdentity?
  ) -> Effect<ParentAction> {
    effect.embedded(
      embedAction, from: childPath, at: state, identity: identity, dismiss: dismiss)
  }
}

/// Reports an action of a child whose state is absent.
///
/// - Parameter reason: A clause that describes the parent's state, such as "its state is 'nil'".
@usableFromInline
func reportAbsentState<State, Action>(
  _ operation: String, of state: State.Type, for action: Action, reason: String,
  at location: SourceLocation
) {
  var dump = ""
  customDump(action, to: &dump, indent: 4)
  location.report(
    """
    '\(operation)' received a child action while \(reason). The action was ignored.

      Action:
    \(dump)

      Child state:
        \(String(reflecting: State.self))

    This happens when:

    • A parent reducer removed the child's state before the child handled the action. Let the \
    child reduce first: attach it below the parent ('.ifLet', '.ifCaseLet', '.forEach'), or put \
    'Scope' before the parent's 'Reduce'.

    • An effect that does not belong to the child sent the action after the state was removed. \
    Return the effect from the child's reducer, so that it is cancelled with the state, or check \
    the state before sending.

    • The action was sent directly to the store while the state was absent.
    """
  )
}

/// The name of an enum value's case, for messages.
@usableFromInline
package func caseName<Value>(of value: Value) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}
