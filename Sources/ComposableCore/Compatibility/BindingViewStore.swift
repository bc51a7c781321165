/// The state of a feature with the bindings to its fields, for a view that observes a part of them.
///
/// ``ViewStore`` and `WithViewStore` pass it to the function `observe`, which copies values
/// (`store.name`) and bindings (`store.$name`) of fields that are a ``BindingState``:
///
/// ```swift
/// extension BindingViewStore<Settings.State> {
///   var view: SettingsView.ViewState {
///     SettingsView.ViewState(isSaveEnabled: isSaveEnabled, name: $name)
///   }
/// }
///
/// struct ViewState: Equatable {
///   let isSaveEnabled: Bool
///   @BindingViewState var name: String
/// }
/// ```
///
/// That of a test (`store.bindings`) has the asserted state, and its bindings ignore changes.
@available(
  *, deprecated,
  message:
    "Attach '@ObservableState' to the state, and use the bindings of the store: '$store.name'."
)
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  /// The current state.
  public let wrappedValue: State
  /// The store that receives changes, or `nil` in a test.
  package let store: Store<State, BindingAction<State>>?

  init(_ state: State, _ store: Store<State, BindingAction<State>>?) {
    wrappedValue = state
    self.store = store
  }

  /// Copies a state with its bindings, so that closures can name a projected parameter.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The state with its bindings.
  public var projectedValue: Self { self }

  /// The value of a field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }
}

@available(*, deprecated)
extension ViewStore {
  /// Creates a view store that observes values and bindings of a store's state, and sends actions
  /// of its own type.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction, ViewAction.State == State {
    let bindings = store.scope(state: \.self) { (action: BindingAction<State>) in
      fromViewAction(.binding(action))
    }
    self.init(
      store, observe: { toViewState(BindingViewStore($0, bindings)) }, send: fromViewAction,
      removeDuplicates: isDuplicate)
  }

  /// Creates a view store that observes values and bindings of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }
}

@available(*, deprecated)
extension ViewStore where ViewState: Equatable {
  /// Creates a view store that observes values and bindings of a store's state, and sends actions
  /// of its own type. Equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: ==)
  }

  /// Creates a view store that observes values and bindings of a store's state. Equal states are
  /// duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the values and bindings.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: ==)
  }
}
