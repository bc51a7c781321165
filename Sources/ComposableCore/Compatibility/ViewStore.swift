import ConcurrencyExtras
public import Observation
import Sharing
public import Transactions

/// An object that observes a part of a store's state and sends actions to the store.
///
/// It belongs to views that were written before ``ObservableState``, mostly as the argument of a
/// `WithViewStore`. In new features attach ``ObservableState()`` to the state: views then observe
/// the fields that they read, and need no view store.
///
/// ```swift
/// WithViewStore(store, observe: { $0 }) { viewStore in
///   Text("\(viewStore.count)")
///   Button("Increment") { viewStore.send(.incrementTapped) }
/// }
/// ```
///
/// Guarantees:
/// 1. The state is that after the last action that was reduced. Observers are notified after an
///    action if the state is no duplicate of the state before.
/// 2. It is used on the actor of the store.
/// 3. When the state of a child store is removed, it keeps the last one.
@available(
  *, deprecated,
  message: "Attach '@ObservableState' to the feature's state, and read the fields of the store."
)
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  /// The store of the observed part of the state.
  package let store: Store<ViewState, ViewAction>
  package let isDuplicate: (ViewState, ViewState) -> Bool
  private let registrar = ValueRegistrar()
  private var current: ViewState

  /// Creates a view store that observes a part of a store's state, and sends actions of its own
  /// type.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    let store = store.scope(state: toViewState, action: fromViewAction)
    self.store = store
    self.isDuplicate = isDuplicate
    // Only changes of this object invalidate the view that creates it, not those of all fields.
    current = ChangeScope.withoutObservation { store.withState { $0 } }
    store.addStateObserver { [weak self] state in
      guard let self, let state else { return false }
      update(state)
      return true
    }
  }

  private func update(_ state: ViewState) {
    guard !isDuplicate(current, state) else { return }
    current = state
    registrar.notifyObservers()
  }

  /// The observed state. Reading it inside an observation observes all of it.
  public var state: ViewState {
    registrar.access()
    return store.core.isolation.perform { current }
  }

  /// A field of the observed state: `viewStore.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store.
  ///
  /// - Parameter action: The action.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    store.send(action)
  }

  /// Sends an action to the store and animates the change that it makes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the change's transaction, or `nil` for none.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    store.send(action, animation: animation)
  }

  /// Sends an action to the store under a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction that observers receive with the change.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    store.send(action, transaction: transaction)
  }

  /// Sends an action to the store, and waits while a condition of the state holds.
  ///
  /// ```swift
  /// .refreshable { await viewStore.send(.refreshed, while: \.isLoading) }
  /// ```
  ///
  /// Cancelling the waiting task cancels the effects of the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: The condition.
  ///   - isolation: The actor of the caller, which is the store's.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await wait(for: send(action), while: predicate, isolation: isolation)
  }

  /// Sends an action to the store, animates the change that it makes, and waits while a condition
  /// of the state holds.
  ///
  /// Cancelling the waiting task cancels the effects of the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the change's transaction, or `nil` for none.
  ///   - predicate: The condition.
  ///   - isolation: The actor of the caller, which is the store's.
  public func send(
    _ action: ViewAction,
    animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await wait(for: send(action, animation: animation), while: predicate, isolation: isolation)
  }

  private func wait(
    for task: StoreTask,
    while predicate: @escaping (ViewState) -> Bool,
    isolation: isolated (any Actor)?
  ) async {
    await withTaskCancellationHandler {
      await yield(while: predicate, isolation: isolation)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits while a condition of the state holds, until the state is removed or the task is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - isolation: The actor of the caller, which is the store's.
  public func yield(
    while predicate: @escaping (_ state: ViewState) -> Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard predicate(current) else { return }
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let hasEnded = LockIsolated(false)
    continuation.onTermination = { _ in hasEnded.setValue(true) }
    store.addStateObserver { state in
      if hasEnded.value { return false }
      if let state, predicate(state) { return true }
      continuation.finish()
      return false
    }
    for await _ in stream {}
  }
}

// Unchecked: a view store is used on the actor of its store, which debug builds check.
@available(*, deprecated)
extension ViewStore: @unchecked Sendable {}

@available(*, deprecated)
extension ViewStore: Observable {}

/// The view store of all state and all actions of a feature.
@available(
  *, deprecated,
  message: "Attach '@ObservableState' to the feature's state, and use its store: 'StoreOf'."
)
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

@available(*, deprecated)
extension ViewStore {
  /// Creates a view store that observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Creates a view store that observes all state of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Returns true if two states do not differ for the view.
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Creates a view store that observes nothing and only sends actions.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<ViewState, ViewAction>) where ViewState == Void {
    self.init(store, observe: { $0 }, send: { $0 }, removeDuplicates: { _, _ in true })
  }
}

@available(*, deprecated)
extension ViewStore where ViewState: Equatable {
  /// Creates a view store that observes a part of a store's state, and sends actions of its own
  /// type. Equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  ///   - fromViewAction: Returns the store's action for an action of the view.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: ==)
  }

  /// Creates a view store that observes a part of a store's state. Equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the part of the state to observe.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: ==)
  }

  /// Creates a view store that observes all state of a store. Equal states are duplicates.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<ViewState, ViewAction>) {
    self.init(store, observe: { $0 }, send: { $0 }, removeDuplicates: ==)
  }
}
