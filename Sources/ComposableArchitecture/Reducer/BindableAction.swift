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
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case `binding`, found by reflection, or `nil` for any other action.
  public var binding: BindingAction<State>? {
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
