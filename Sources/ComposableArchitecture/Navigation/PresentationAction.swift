public import CasePaths

/// The action of something that is presented, or that it is to go.
///
/// ```swift
/// enum Action {
///   case detail(PresentationAction<Detail.Action>)
/// }
/// …
/// case .detail(.presented(.saveTapped)): …
/// case .detail(.dismiss): …
/// ```
public enum PresentationAction<Action> {
  /// The presentation ends: its state becomes `nil`.
  case dismiss
  /// An action of what is presented.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation; those of its action are reached directly: `\.detail.saveTapped`.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public typealias Root = PresentationAction

    public subscript(root: Root) -> PartialCaseKeyPath<Root> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// The case that ends the presentation.
    public var dismiss: AnyCasePath<Root, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The case of what is presented.
    public var presented: AnyCasePath<Root, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// A case of the action of what is presented.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<Root, Value> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
