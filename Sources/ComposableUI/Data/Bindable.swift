public import ComposableArchitecture

/// Gives bindings to what an object has: `@Bindable var store: StoreOf<Feature>`.
///
/// ```swift
/// @Bindable var store: StoreOf<Settings>
/// …
/// Stepper("\(store.count)", value: $store.count.sending(\.stepperChanged))
/// TextField("Name", text: $store.name)  // where the action is a `BindableAction`
/// ```
///
/// 1. A binding to a store sends the action, under the transaction that the control changes it with.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Takes an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Takes an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// What gives the bindings.
  public var projectedValue: Bindable { self }

  /// A binding to a property of an object.
  // Disfavored, since the fields of a store can be set as if they were its properties, too.
  @_disfavoredOverload
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 }
    )
  }

  /// A field of a store's state, to be bound to an action.
  public subscript<State, Action, Part>(
    dynamicMember keyPath: KeyPath<State, Part>
  ) -> StoreField<State, Action, Part> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding to a field of a store's state, where the action is a `BindableAction`.
  public subscript<State, Action: BindableAction, Part: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Part>
  ) -> Binding<Part> where Value == Store<State, Action>, Action.State == State {
    let store = wrappedValue
    return Binding(get: { store.state[keyPath: keyPath] }) { part, transaction in
      store.send(.set(keyPath, part), under: transaction)
    }
  }

  /// A binding to a field of a store's state, where the view's action is a `BindableAction`.
  public subscript<State, Action: ViewAction, Part: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Part>
  ) -> Binding<Part>
  where
    Value == Store<State, Action>, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    let store = wrappedValue
    return Binding(get: { store.state[keyPath: keyPath] }) { part, transaction in
      store.send(.view(.set(keyPath, part)), under: transaction)
    }
  }

  /// A binding to the store of what is presented. Setting it to `nil` dismisses that.
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let store = wrappedValue
    let presented = action.appending(path: \.presented)
    let path = AnyCasePath(action)
    return Binding(get: { store.scope(state: state, action: presented) }) { child, transaction in
      guard child == nil, store.state[keyPath: state] != nil else { return }
      store.send(path.embed(.dismiss), under: transaction)
    }
  }
}

/// A field of a store's state, to be bound to an action that says how it changes.
@dynamicMemberLookup
public struct StoreField<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the field.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value, Part>
  ) -> StoreField<State, Action, Part> {
    StoreField<State, Action, Part>(
      store: store, keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding that sends an action in place of setting the field.
  ///
  /// - Parameter action: The case that takes the value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = AnyCasePath(action)
    return Binding(get: { [store, keyPath] in store.state[keyPath: keyPath] }) {
      [store] value, transaction in
      store.send(path.embed(value), under: transaction)
    }
  }
}

extension Store {
  /// Sends an action under the transaction of a control, or else under the current one.
  fileprivate func send(_ action: Action, under transaction: Transaction) {
    if transaction.isEmpty { send(action) } else { send(action, transaction: transaction) }
  }
}
