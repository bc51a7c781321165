public import CasePaths

/// The action of one row of a collection.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// …
/// case .rows(.element(id: let id, action: .removeTapped)): …
/// ```
///
/// As a case key path it is subscripted by the row: `\.rows[id: 1].removeTapped`.
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// An action of the row with an id.
  case element(id: ID, action: Action)
}

/// The row action of a feature whose state is `Identifiable`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: CasePathable {
  /// The case paths of a row action.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public typealias Root = IdentifiedAction

    public subscript(root: Root) -> PartialCaseKeyPath<Root> { \.element }

    /// The case of any row.
    public var element: AnyCasePath<Root, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The case of one row.
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

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
