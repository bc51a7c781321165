/// The actions of a feature whose fields controls may set: one case for all of them.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose fields are set.
  associatedtype State

  /// A control sets a field.
  static func binding(_ action: BindingAction<State>) -> Self

  /// What is set, if that is what the action says.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? {
    guard let (label, value) = Mirror(reflecting: self).children.first, label == "binding" else {
      return nil
    }
    return value as? BindingAction<State>
  }

  /// Sets a field: `store.send(.set(\.name, "Blob"))`.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: What it is to hold.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
