public import CasePaths

/// That a control set a field of the state: the payload of ``BindableAction/binding(_:)``.
///
/// ```swift
/// store.send(.binding(.set(\.name, "Blob")))
/// …
/// case .binding(\.name): return .run { … }
/// ```
// Unchecked: the key paths of fields capture nothing, and the value is `Sendable`.
public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  /// The field.
  public let keyPath: PartialKeyPath<Root>

  let set: (inout Root) -> Void
  fileprivate let value: any Sendable
  private let isEqual: (any Sendable) -> Bool

  /// Sets a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: What it is to hold.
  /// - Returns: The action's payload.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(
      keyPath: keyPath,
      set: { $0[keyPath: keyPath] = value },
      value: value,
      isEqual: { $0 as? Value == value }
    )
  }

  /// Matches the actions that set a field: `case .binding(\.name):`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    action.keyPath == keyPath
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }
}

extension BindingAction: CasePathable {
  /// A case for each field: `store.send(\.binding.name, "Blob")`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The actions that set a field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      let field = Field(keyPath)
      return AnyCasePath(
        embed: { .set(field.keyPath, $0) },
        extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil }
      )
    }

    // Unchecked: the key paths of fields capture nothing.
    private struct Field<Value>: @unchecked Sendable {
      let keyPath: WritableKeyPath<Root, Value>

      init(_ keyPath: WritableKeyPath<Root, Value>) {
        self.keyPath = keyPath
      }
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomStringConvertible {
  public var description: String { ".set(\(keyPath), \(value))" }
}
