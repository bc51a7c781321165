public import ComposableCore

/// A property wrapper that creates bindings to the properties of an object or store.
///
/// Use it in views that edit a feature with controls, which take a ``Binding``:
///
/// ```swift
/// @Bindable var store: StoreOf<Settings>
/// …
/// Stepper("\(store.count)", value: $store.count.sending(\.stepperChanged))
/// TextField("Name", text: $store.name)  // where the action is a `BindableAction`
/// ```
///
/// 1. A binding to a store never sets state. It sends the action, under the transaction that the
///    control changes it with.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object or store whose properties are bound.
  public var wrappedValue: Value

  /// Creates the property with an object or a store.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object, in an expression such as `Bindable(store).name`.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper, whose properties are bindings.
  public var projectedValue: Bindable { self }

  // Disfavored, since the fields of a store can be set like its properties, too.
  /// A binding to a property of the object.
  @_disfavoredOverload
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    let identity =
      Value.self is AnyObject.Type ? BindingIdentity(object as AnyObject, keyPath) : nil
    return Binding(
      to: identity, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// A field of a store's state, to create a binding that sends an action.
  public subscript<State, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> StoreField<State, Action, Subject> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding to a field of a store's state, for actions that conform to `BindableAction`.
  public subscript<State, Action: BindableAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject> where Value == Store<State, Action>, Action.State == State {
    let store = wrappedValue
    let identity = BindingIdentity(store, keyPath)
    return Binding(to: identity, get: { store.state[keyPath: keyPath] }) { newValue, transaction in
      store.send(.set(keyPath, newValue), under: transaction)
    }
  }

  /// A binding to a field of a store's state, for actions whose view action is a `BindableAction`.
  public subscript<State, Action: ViewAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject>
  where
    Value == Store<State, Action>, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    let store = wrappedValue
    let identity = BindingIdentity(store, keyPath)
    return Binding(to: identity, get: { store.state[keyPath: keyPath] }) { newValue, transaction in
      store.send(.view(.set(keyPath, newValue)), under: transaction)
    }
  }

  /// A binding to the store of a presented child. Setting it to `nil` sends the dismiss action.
  ///
  /// - Parameters:
  ///   - state: The key path of the child's optional state, or of its presentation.
  ///   - action: The case of the child's presentation actions.
  public func scope<State, Action, ChildState: OptionalChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState.Wrapped, ChildAction>?> where Value == Store<State, Action> {
    // One overload for both kinds of state, and no optional in its signature: in a chain of sheets,
    // the type checker tries all combinations of overloads and of conversions.
    let state = ChildState._wrapped(state)
    let store = wrappedValue
    let presented = action.appending(path: \.presented)
    let path = AnyCasePath(action)
    let identity = BindingIdentity(store, state, action)
    return Binding(to: identity, get: { store.scope(state: state, action: presented) }) {
      child, transaction in
      guard child == nil, store.state[keyPath: state] != nil else { return }
      store.send(path.embed(.dismiss), under: transaction)
    }
  }

  // Three constraints instead of 'StackState' as the type, since the compiler weighs the mistakes
  // that it may report: without them it takes an unknown name in the closure of 'sheet(item:)' for a
  // scope of a stack.
  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  ///
  /// - Parameters:
  ///   - state: The key path of the stack.
  ///   - action: The case of the stack's actions.
  public func scope<State, Action, Stack: _StackState, ElementAction>(
    state: KeyPath<State, Stack>,
    action: CaseKeyPath<Action, StackAction<Stack.Element, ElementAction>>
  ) -> Binding<Store<Stack, StackAction<Stack.Element, ElementAction>>>
  where
    Value == Store<State, Action>, Stack: RandomAccessCollection, Stack: RangeReplaceableCollection
  {
    let store = wrappedValue
    // Setting it has no effect: a stack's store is always there.
    return Binding(
      to: BindingIdentity(store, state, action),
      get: { store.scope(state: state, action: action) }, set: { _, _ in })
  }
}

/// A field of a store's state. ``sending(_:)`` turns it into a binding.
@dynamicMemberLookup
public struct StoreField<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A property of the field's value.
  public subscript<Subject>(
    dynamicMember keyPath: KeyPath<Value, Subject>
  ) -> StoreField<State, Action, Subject> {
    StoreField<State, Action, Subject>(
      store: store, keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding that sends an action with the new value instead of setting the field.
  ///
  /// - Parameter action: The action's case that takes the value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = AnyCasePath(action)
    return Binding(
      to: BindingIdentity(store, keyPath, action),
      get: { [store, keyPath] in store.state[keyPath: keyPath] }
    ) { [store] value, transaction in
      store.send(path.embed(value), under: transaction)
    }
  }
}

extension Store {
  /// Sends an action under the control's transaction, or under the current one if that is empty.
  func send(_ action: Action, under transaction: Transaction) {
    if transaction.isEmpty { send(action) } else { send(action, transaction: transaction) }
  }
}

/// The state of a stack: ``StackState``. Features don't conform to it.
public protocol _StackState {}

extension StackState: _StackState {}
