public import CasePaths

/// An action of one element of a collection, with the id of the element.
///
/// Use it as the payload of the case that
/// `forEach(_:action:element:)` runs its elements on.
///
/// ```swift
/// enum Action {
///   case rows(IdentifiedActionOf<Row>)
/// }
///
/// // in a reducer
/// case .rows(.element(id: let id, action: .removeTapped)):
///   state.rows.remove(id: id)
///   return .none
/// ```
///
/// A case key path to it takes the id as a subscript: `\.rows[id: 1].removeTapped`.
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// An action of the element with an id.
  case element(id: ID, action: Action)
}

/// The action of an element whose feature has `Identifiable` state.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: CasePathable {
  /// The case paths of an element action.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The type of the enum.
    public typealias Root = IdentifiedAction

    /// Returns the case key path of a value.
    public subscript(root: Root) -> PartialCaseKeyPath<Root> { \.element }

    /// The case of any element.
    public var element: AnyCasePath<Root, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The case of the element with an id.
    public subscript(id id: ID) -> AnyCasePath<Root, Action> {
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
