public import ComposableCore

/// A property wrapper for a field of a view's state with a binding to the field of its feature.
///
/// It belongs to views that were written before `@ObservableState`. A `BindingViewStore` creates it
/// from a field that is a `BindingState`:
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var name: String
///
///   init(_ store: BindingViewStore<Settings.State>) {
///     _name = store.$name
///   }
/// }
///
/// WithViewStore(store, observe: ViewState.init) { viewStore in
///   TextField("Name", text: viewStore.$name)
/// }
/// ```
///
/// Two are equal if their values are.
@available(
  *, deprecated,
  message:
    "Attach '@ObservableState' to the state, and use the bindings of the store: '$store.name'."
)
@propertyWrapper
public struct BindingViewState<Value> {
  /// The value at the time of the observation.
  private let value: Value
  /// The binding to the field of the feature's state.
  public let projectedValue: Binding<Value>

  init(_ value: Value, _ binding: Binding<Value>) {
    self.value = value
    projectedValue = binding
  }

  /// The value. Setting it sends the binding action that sets the field.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
}

@available(*, deprecated)
extension BindingViewState: Equatable where Value: Equatable {
  /// Returns true if both values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

@available(*, deprecated)
extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

@available(*, deprecated)
extension BindingViewStore {
  /// A field that is a `BindingState`, with its binding: `store.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let value = wrappedValue[keyPath: keyPath].wrappedValue
    guard let store else { return BindingViewState(value, .constant(value)) }
    let binding = Binding(
      to: BindingIdentity(store, keyPath),
      get: { store.withState { $0[keyPath: keyPath].wrappedValue } }
    ) { value, transaction in
      store.send(.set(keyPath, value), under: transaction)
    }
    return BindingViewState(value, binding)
  }
}
