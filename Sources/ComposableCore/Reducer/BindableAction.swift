import CasePaths

/// A feature's actions with a case for the fields of the state that controls can set.
///
/// Conform to it when a view binds controls to the state, as `TextField("Name", text: $store.name)`
/// does. One case covers all fields, and ``BindingReducer`` applies it.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state that the actions change.
  associatedtype State

  /// Wraps a change of a field.
  ///
  /// - Parameter action: The field and its new value.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change of a field, or `nil` for any other action.
  ///
  /// By default it is the payload of the case that ``binding(_:)`` creates. Implement it for changes
  /// that are stored in another way.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case that ``binding(_:)`` creates, or `nil` for any other action.
  ///
  /// It is found by the case's path, or by reflection if the type has no case paths. Then the case
  /// must be named `binding`.
  public var binding: BindingAction<State>? {
    let change =
      if let path = Self.bindingPath { path.extract(from: self) } else { reflectedBinding }
    return change?.unwrappedByDefault
  }

  /// Returns a function that extracts the change from an action.
  ///
  /// For types with case paths the case is looked up here, once, and the function matches a pattern.
  /// A type that implements `binding` itself is asked for each action.
  static func makeBindingReader() -> (Self) -> BindingAction<State>? {
    guard hasDefaultBinding, let path = bindingPath else { return { $0.binding } }
    return { path.extract(from: $0) }
  }

  /// True if `binding` is the default implementation, which marks the probe.
  private static var hasDefaultBinding: Bool {
    binding(.probe).binding?.isUnwrappedProbe ?? false
  }

  /// The path of the case that ``binding(_:)`` creates, or `nil` if the type has no case paths.
  private static var bindingPath: AnyCasePath<Self, BindingAction<State>>? {
    // `Known` is `Self`, opened to its conformance.
    func currentCase<Known: CasePathable>(of action: Self, as known: Known.Type) -> AnyKeyPath? {
      guard let action = action as? Known else { return nil }
      return (known.allCasePaths as? any CasePathReflectable<Known>)?[action]
    }
    let casePath = (self as? any CasePathable.Type).flatMap {
      currentCase(of: binding(.probe), as: $0)
    }
    return (casePath as? CaseKeyPath<Self, BindingAction<State>>).map { AnyCasePath($0) }
  }

  /// The payload of the case `binding`, found by reflection.
  private var reflectedBinding: BindingAction<State>? {
    guard let (label, value) = Mirror(reflecting: self).children.first, label == "binding" else {
      return nil
    }
    return value as? BindingAction<State>
  }

  /// Creates an action that sets a field: `store.send(.set(\.name, "Blob"))`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
