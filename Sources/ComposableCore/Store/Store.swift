public import CasePaths
public import Dependencies
public import IdentifiedCollections
public import Observation
public import Transactions

/// The runtime of a feature: holds its state, reduces its actions and runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// store.count  // 1
/// ```
///
/// Guarantees:
/// 1. A store belongs to the actor that created it, and runs on that actor. It is `Sendable`, so that
///    `@Sendable` closures can capture it and a `static let` can store it, but other code than that
///    on its actor must not use it: debug builds check each use. Two stores on two actors run in
///    parallel.
/// 2. Actions are reduced one at a time, first in, first out, including those sent while another is
///    being reduced.
/// 3. The state changes in place. Observers are notified once for each action, after the change.
/// 4. When the last reference to a store and its child stores is released, all its effects are
///    cancelled, on whichever thread that is.
///
/// Create child stores with `scope(state:action:)`. In tests, use ``TestStore``.
@dynamicMemberLookup
public final class Store<State, Action> {
  package let core: Core<State, Action>
  private var children = StoreCache()
  /// Retained, so that the same key paths return the same store again.
  private let parent: AnyObject?

  /// Creates a store on the caller's actor.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: A function that overrides dependencies of the feature and its
  ///     effects.
  ///   - isolation: The actor that the store belongs to. Code without static isolation passes
  ///     `nil`: then it is the actor set by ``withStoreIsolation(_:operation:)``, or else the main
  ///     actor if the caller is on it; anywhere else the creation of the store is reported.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isolation = StoreIsolation.resolve(
      isolation, fileID: fileID, filePath: filePath, line: line, column: column
    )
    var dependencies = DependencyValues._current
    if let prepareDependencies { dependencies.override(prepareDependencies) }
    self.init(RootCore.observed(initialState, reducer, dependencies, isolation))
  }

  init(_ core: Core<State, Action>, below parent: AnyObject? = nil) {
    self.core = core
    self.parent = parent
  }

  /// The current state. Reading it inside an observation observes the fields that are read.
  public var state: State {
    core.withState { $0 }
  }

  /// Reads the state without copying it.
  ///
  /// - Parameter body: A function that is called once, with the current state.
  /// - Returns: The value that `body` returns.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result {
    core.withState(body)
  }

  /// A field of the state: `store.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.withState { $0[keyPath: keyPath] }
  }

  /// Sends an action to the feature.
  ///
  /// - Parameter action: The action. It is reduced before this returns, unless another action is
  ///   being reduced: then it is added to the end of the queue.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    core.send(action)
  }

  /// Sends an action and animates the change that it makes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the change's transaction, or `nil` for none.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action under a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction that observers receive with the change.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { core.send(action) }
  }
}

// Unchecked: a store is used on its actor only, which debug builds check at each use.
extension Store: @unchecked Sendable {}

extension Store: Observable {}

extension Store: Identifiable {}

extension Store: CustomStringConvertible {
  /// The names of the store's state and action types.
  public var description: String { "Store<\(State.self), \(Action.self)>" }
}

/// The store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store {
  /// Returns the store of a child whose state always exists.
  ///
  /// ```swift
  /// ChildView(store: store.scope(state: \.child, action: \.child))
  /// ```
  ///
  /// Guarantees:
  /// 1. The same key paths return the same store, as long as that store or a child of it is
  ///    retained.
  /// 2. A child store is a path into its parent: an action costs nothing for child stores without
  ///    observers.
  ///
  /// - Parameters:
  ///   - state: The key path to the child's state.
  ///   - action: The case key path to the child's actions.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    cachedChild(StoreCache.Key(state, action)) {
      StateProjection(state)
    } embed: {
      embedding(action)
    }
  }

  /// Returns the store of a child whose state is optional.
  ///
  /// The store ends when its state is removed: reading its state then returns the last one, actions
  /// still reach the parents, and a state that is set later has a store of its own.
  ///
  /// - Parameters:
  ///   - state: The key path to the child's optional state.
  ///   - action: The case key path to the child's actions.
  /// - Returns: The store, or `nil` if the state is `nil`.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let now = withState({ $0[keyPath: state] }) else { return nil }
    return cachedChild(StoreCache.Key(state, action), now) {
      StateProjection(state)
    } embed: {
      embedding(action)
    }
  }

  /// Returns the stores of the rows of a collection, each created on access.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in RowView(store: row) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path to the rows.
  ///   - action: The case key path to the rows' actions.
  /// - Returns: The stores of the current rows. The store of a row ends when the row is removed.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    let embed = embedding(action)
    var childPath: ChildPath?
    return StoreCollection(rows: core.withState { $0[keyPath: state] }) { id, row in
      self.cachedChild(StoreCache.Key(state, action, row: AnyHashableSendable(id)), row) {
        let rows = childPath ?? RowsPath(state)
        childPath = rows
        return StateProjection(state, of: rows, id: id)
      } embed: {
        { embed(.element(id: id, action: $0)) }
      }
    }
  }

  @inlinable
  func embedding<ChildAction>(
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> (ChildAction) -> Action {
    let path = AnyCasePath(action)
    return { path.embed($0) }
  }

  /// Returns the cached store of a child, or creates it.
  ///
  /// - Parameter state: The state of a child whose state can be removed. Reads of its store return
  ///   it after the removal.
  @usableFromInline
  func cachedChild<ChildState, ChildAction>(
    _ key: StoreCache.Key,
    _ state: ChildState? = nil,
    projection: () -> StateProjection<State, ChildState>,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    core.isolation.perform {
      children.store(key, below: self) {
        let projection = projection()
        return ScopedCore(
          core, projection, state: state.map(detached),
          lifetime: state.map { _ in lifetime(of: projection) }, embed: embed())
      }
    }
  }

  private func lifetime<ChildState>(of projection: StateProjection<State, ChildState>)
    -> ChildLifetime
  {
    let exists = core.withState { projection.get($0) != nil }
    guard exists, let childPath = projection.childPath else {
      return ChildLifetime(untracked: .root, hasEnded: true)
    }
    return core.lifetime(of: childPath)
  }
}
