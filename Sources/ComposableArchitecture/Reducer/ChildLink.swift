public import CasePaths
import CustomDump

/// How a parent reaches a child, looked up once: the case of its actions and its place below.
@usableFromInline
struct ChildLink<ParentAction, ChildAction> {
  @usableFromInline let path: AnyCasePath<ParentAction, ChildAction>
  @usableFromInline let embed: @Sendable (ChildAction) -> ParentAction
  @usableFromInline let component: FeaturePath.Component
  /// The action that ends the child's presentation, where it is presented.
  @usableFromInline let dismiss: (@Sendable () -> ParentAction)?

  @usableFromInline
  init(_ action: CaseKeyPath<ParentAction, ChildAction>, site: AnyKeyPath) {
    self.init(AnyCasePath(action), site: site)
  }

  @usableFromInline
  init(
    _ path: AnyCasePath<ParentAction, ChildAction>, site: AnyKeyPath,
    dismiss: (@Sendable () -> ParentAction)? = nil
  ) {
    self.path = path
    self.embed = { path.embed($0) }
    self.component = FeaturePath.Component(site: FeaturePath.Site(site))
    self.dismiss = dismiss
  }

  /// The child's effect as the parent's.
  @inlinable
  func lift(_ effect: Effect<ChildAction>) -> Effect<ParentAction> {
    effect.isNone ? .none : liftWork(effect)
  }

  @usableFromInline
  func liftWork(_ effect: Effect<ChildAction>) -> Effect<ParentAction> {
    let lifted = effect.lifted(embed, into: component)
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
