public import CasePaths
import ComposableConcurrency

/// A change of one field of a state: the payload of ``BindableAction/binding(_:)``.
///
/// Bindings of a store send it. Match it by the field's key path to react to a change after
/// ``BindingReducer`` has applied it.
///
/// ```swift
/// store.send(.binding(.set(\.name, "Blob")))
///
/// // in a reducer
/// case .binding(\.name):
///   state.canSave = !state.name.isEmpty
///   return .none
/// ```
public struct BindingAction<Root>: Equatable {
  /// The key path to the field.
  public let keyPath: PartialKeyPath<Root>

  let set: (inout Root) -> Void
  package let value: any Sendable
  let isEqual: (any Sendable) -> Bool

  /// Creates a change of a field.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - value: The new value.
  /// - Returns: The change.
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

  /// Matches the changes of a field, in a pattern: `case .binding(\.name):`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    action.keyPath == keyPath
  }

  /// Returns true if both values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }
}

extension BindingAction {
  /// The value of a change that sets nothing.
  private enum Probe: Sendable { case sent, unwrapped }

  /// A change that sets nothing. It tells the default implementation of ``BindableAction/binding``
  /// from others: the default one returns another change for it.
  static var probe: Self { Self(.sent) }

  private init(_ probe: Probe) {
    self.init(
      keyPath: \Root.self, set: { _ in }, value: probe, isEqual: { $0 as? Probe == probe }
    )
  }

  /// The change as the default implementation of ``BindableAction/binding`` returns it.
  var unwrappedByDefault: Self { value is Probe ? Self(.unwrapped) : self }

  /// True if the default implementation returned this change for the probe.
  var isUnwrappedProbe: Bool { value as? Probe == .unwrapped }
}

extension BindingAction: CasePathable {
  /// The case paths of a change, one for each field: `store.send(\.binding.name, "Blob")`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case of the changes of a field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      let field = SendableKeyPath(keyPath)
      return AnyCasePath(
        embed: { .set(field.keyPath, $0) },
        extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// The case paths that key paths lead to, such as those of `Scope` and `ifLet`.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomStringConvertible {
  /// The key path, and the value that it is set to.
  public var description: String { ".set(\(keyPath), \(value))" }
}

// Unchecked: the value is `Sendable` and a key path immutable. A key path captures nothing unless
// it contains a subscript, whose arguments are not checked.
extension BindingAction: @unchecked Sendable {}
