public import CasePaths
import ComposableConcurrency

/// The state of a child that may be absent: an optional, or the projection of a ``Presents()``
/// property.
///
/// It is the constraint of
/// ``Reducer/ifLet(_:action:then:destination:fileID:filePath:line:column:)``. Features don't
/// conform to it.
public protocol OptionalChildState {
  /// The state of the child while it is present.
  associatedtype Wrapped

  /// Returns the key path to the state of the child.
  static func _wrapped<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Wrapped?>

  /// Returns a reducer that runs a child on this state, then its parent.
  static func _ifLet<Parent: Reducer, ChildAction, Child: Reducer>(
    _ parent: Parent,
    _ toChildState: WritableKeyPath<Parent.State, Self>,
    action toChildAction: CaseKeyPath<Parent.Action, ChildAction>,
    then child: Child,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> ModifiedReducer<Parent.State, Parent.Action> where Child.State == Wrapped
}

/// Optional state without a presentation: the child's actions are the payload of the parent's case.
public protocol UnpresentedChildState: OptionalChildState {}

/// Presented state: the child's actions are those of a ``PresentationAction``.
public protocol PresentedChildState: OptionalChildState {}

/// Actions that contain those of a presented child.
public protocol PresentedChildAction {
  /// The actions of the child.
  associatedtype Action
}

/// The error of the closure that stands for the argument that a call of `ifLet` doesn't have.
public struct _OmittedChild: Error {}

/// Returns the closure for the argument that a call of `ifLet` doesn't have.
public func _omittedChild<Child>() -> () throws(_OmittedChild) -> Child {
  { () throws(_OmittedChild) -> Child in throw _OmittedChild() }
}

/// Returns the child of the closure that a call of `ifLet` does have.
@usableFromInline
func either<Child>(
  _ first: () throws(_OmittedChild) -> Child, _ second: () throws(_OmittedChild) -> Child
) -> Child {
  do {
    return try first()
  } catch {
    guard let child = try? second() else {
      preconditionFailure("'ifLet' has no child.")  // Then its type could not be inferred.
    }
    return child
  }
}

extension Optional: OptionalChildState, UnpresentedChildState {
  /// Returns the key path to the state of the child.
  public static func _wrapped<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Wrapped?> {
    keyPath
  }

  /// Returns a reducer that runs a child on this state, then its parent.
  @inlinable
  public static func _ifLet<Parent: Reducer, ChildAction, Child: Reducer>(
    _ parent: Parent,
    _ toChildState: WritableKeyPath<Parent.State, Self>,
    action toChildAction: CaseKeyPath<Parent.Action, ChildAction>,
    then child: Child,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> ModifiedReducer<Parent.State, Parent.Action> where Child.State == Wrapped {
    let location = SourceLocation(fileID, filePath, line, column)
    guard
      let toAction = (toChildAction as PartialCaseKeyPath)
        as? CaseKeyPath<Parent.Action, Child.Action>
    else {
      return ModifiedReducer {
        reportForeignAction(ChildAction.self, of: Child.self, at: location)
        return parent._compile()
      }
    }
    return ModifiedReducer {
      let state = WritableInPlaceKeyPath(toChildState)
      let path = AnyCasePath(toAction)
      return optionalChildReducer(
        "ifLet",
        ChildScope(
          path, OptionalFieldPath(toChildState), identity: ChildIdentityReader(of: Wrapped.self)
        ),
        parent: dismissingEphemeralState(at: toChildState, path, parent._compile()),
        child: LazyCompiledReducer(child._compile),
        at: location,
        reason: { _ in "its state is 'nil'" },
        modify: { root, body in state.modify(&root) { unwrap(&$0, body) } }
      )
    }
  }
}

/// Reports a child with other actions than those of the parent's case.
///
/// The builder of a closure checks the actions at compile time. In `then: Child.init` they can't be
/// checked before the reducer is built.
@usableFromInline
func reportForeignAction<ChildAction, Child: Reducer>(
  _ action: ChildAction.Type, of child: Child.Type, at location: SourceLocation
) {
  location.report(
    """
    'ifLet' runs '\(String(reflecting: Child.self))', whose actions are of the type \
    '\(String(reflecting: Child.Action.self))', but the case of the parent's action has the \
    payload '\(String(reflecting: ChildAction.self))'. The child does not run.
    """
  )
}
