public import CasePaths

/// An action of an element of a navigation stack, or a change of the stack by its view.
///
/// Use it as the payload of the case that
/// ``Reducer/forEach(_:action:destination:fileID:filePath:line:column:)`` runs the elements on.
///
/// ```swift
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
///
/// // in a reducer
/// case .path(.element(id: let id, action: .detail(.deleteTapped))):
///   state.path.pop(from: id)
///   return .none
/// ```
///
/// A case key path to an element's action takes the id as a subscript: `\.path[id: 0].detail`.
public enum StackAction<State, Action> {
  /// An action of the element with an id.
  indirect case element(id: StackElementID, action: Action)
  /// The removal of the element with an id, and of those above it.
  case popFrom(id: StackElementID)
  /// The addition of an element with an id.
  case push(id: StackElementID, state: State)
}

/// The action of a stack whose elements are the features of a reducer.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  /// The case paths of a stack's action.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The type of the enum.
    public typealias Root = StackAction

    /// Returns the case key path of a value.
    public subscript(root: Root) -> PartialCaseKeyPath<Root> {
      switch root {
      case .element: \.element
      case .popFrom: \.popFrom
      case .push: \.push
      }
    }

    /// The case of the actions of any element.
    public var element: AnyCasePath<Root, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The case of removals.
    public var popFrom: AnyCasePath<Root, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        }
      )
    }

    /// The case of additions.
    public var push: AnyCasePath<Root, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        }
      )
    }

    /// The case of the actions of the element with an id.
    public subscript(id id: StackElementID) -> AnyCasePath<Root, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  /// The case paths that key paths lead to, such as those of `Scope` and `ifLet`.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
