public import CasePaths

/// An action of a presented feature, or the dismissal of that feature.
///
/// Use it as the payload of the case that
/// ``Reducer/ifLet(_:action:then:destination:fileID:filePath:line:column:)`` runs the feature on.
///
/// ```swift
/// enum Action {
///   case detail(PresentationAction<Detail.Action>)
/// }
///
/// // in a reducer
/// case .detail(.presented(.saveTapped)):
///   if let item = state.detail?.item { state.items.append(item) }
/// case .detail(.dismiss):
///   state.editCount += 1
/// ```
public enum PresentationAction<Action> {
  /// The dismissal: after it the presented state is `nil`.
  case dismiss
  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation action. Those of the presented feature can be used directly:
  /// `\.detail.saveTapped`.
  ///
  /// A case of a presented enum is also a presentation action of its own. A view presents it with
  /// `$store.scope(state: \.destination?.edit, action: \.destination.edit)`.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The type of the enum.
    public typealias Root = PresentationAction

    /// Returns the case key path of a value.
    public subscript(root: Root) -> PartialCaseKeyPath<Root> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// The case of the dismissal.
    public var dismiss: AnyCasePath<Root, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The case of the actions of the presented feature.
    public var presented: AnyCasePath<Root, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// A case of the actions of the presented feature.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<Root, Value> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }

    /// A case of a presented enum, as the actions of a presentation of its own. The dismissal is
    /// that of the enum.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<Root, PresentationAction<Value>> where Action: CasePathable {
      presentation(of: Action.allCasePaths[keyPath: keyPath])
    }

    private func presentation<Value>(
      of path: AnyCasePath<Action, Value>
    ) -> AnyCasePath<Root, PresentationAction<Value>> {
      AnyCasePath(
        embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let value): .presented(path.embed(value))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }

  /// The case paths that key paths lead to, such as those of `Scope` and `ifLet`.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
