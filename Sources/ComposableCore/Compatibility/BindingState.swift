public import CasePaths
import ComposableConcurrency
public import CustomDump

/// A property wrapper for the fields of a state that controls can set.
///
/// It belongs to features that were written before ``ObservableState``. With ``ObservableState()``
/// every field can be bound, and needs no wrapper.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var name = ""
/// }
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
///
/// // in a reducer
/// case .binding(\.$name): …
///
/// // in a view
/// TextField("Name", text: viewStore.$name)
/// ```
///
/// It is compared, encoded and printed as the value that it wraps.
@available(
  *, deprecated,
  message: "Attach '@ObservableState' to the state, and remove '@BindingState' from its fields."
)
@dynamicMemberLookup
@propertyWrapper
public struct BindingState<Value> {
  /// The value of the field.
  public var wrappedValue: Value

  /// Creates a field with a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The field, for key paths such as `\.$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A property of the field's value, for key paths such as `\.$user.name`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingState<Subject> {
    get { BindingState<Subject>(wrappedValue: wrappedValue[keyPath: keyPath]) }
    set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
  }
}

@available(*, deprecated)
extension BindingState: Equatable where Value: Equatable {}
@available(*, deprecated)
extension BindingState: Hashable where Value: Hashable {}
@available(*, deprecated)
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated)
extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

@available(*, deprecated)
extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

@available(*, deprecated)
extension BindingState: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

@available(*, deprecated)
extension BindingState: CustomDumpRepresentable {
  /// The value to show in dumps.
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated)
extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  /// The description of the value.
  public var debugDescription: String { wrappedValue.debugDescription }
}

@available(*, deprecated)
extension BindingAction {
  /// Creates a change of a field that is a ``BindingState``: `.set(\.$name, "Blob")`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field's projection.
  ///   - value: The new value.
  /// - Returns: The change. The pattern `.binding(\.$name)` matches it.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(
      keyPath: keyPath,
      set: { $0[keyPath: keyPath].wrappedValue = value },
      value: value,
      isEqual: { $0 as? Value == value }
    )
  }
}

@available(*, deprecated)
extension BindingAction.AllCasePaths {
  /// The case of the changes of a field that is a ``BindingState``: `\.binding.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    let field = SendableKeyPath(keyPath)
    return AnyCasePath(
      embed: { .set(field.keyPath, $0) },
      extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil }
    )
  }
}

@available(*, deprecated)
extension BindableAction {
  /// Creates an action that sets a field that is a ``BindingState``: `.set(\.$name, "Blob")`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field's projection.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
