public import CasePaths
public import Dependencies
public import IdentifiedCollections
public import Observation
public import Transactions

/// The run time of a feature: holds its state, reduces its actions, runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// store.count  // 1
/// ```
///
/// Guarantees:
/// 1. A store belongs to the actor that made it, and everything it does happens there. It is not
///    `Sendable`; debug builds check each use. Two stores on two actors run in parallel.
/// 2. Actions are reduced one at a time, first in, first out, also those sent while one is reduced.
/// 3. The state changes in place. Observers are told once for each action, after the change.
/// 4. When the last reference to a store and its children goes, all its effects are cancelled.
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: Core<State, Action>
  private var children = StoreCache()
  /// Kept, so that the way here leads to the same store again.
  private let parent: AnyObject?

  /// Makes a store on the caller's actor.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature and its effects.
  ///   - isolation: The actor that the store belongs to. Code without static isolation passes
  ///     `nil`: then the actor set by ``withStoreIsolation(_:operation:)`` counts, else the main
  ///     actor when on it; anywhere else making a store is reported.
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
    prepareDependencies?(&dependencies)
    self.init(
      dependencies.run {
        RootCore(
          initialState: initialState(),
          reducer: reducer(),
          dependencies: dependencies,
          isolation: isolation
        )
      }
    )
  }

  init(_ core: Core<State, Action>, below parent: AnyObject? = nil) {
    self.core = core
    self.parent = parent
  }

  /// The state now. Reading it inside an observation observes the fields that are read.
  public var state: State {
    core.withState { $0 }
  }

  /// Reads the state without copying it.
  ///
  /// - Parameter body: Called once, with the state now.
  /// - Returns: What `body` returns.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result {
    core.withState(body)
  }

  /// A field of the state: `store.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.withState { $0[keyPath: keyPath] }
  }

  /// Sends an action to the feature.
  ///
  /// - Parameter action: Reduced before this returns, unless an action is being reduced: then it
  ///   is queued behind those already waiting.
  /// - Returns: The work that the action sets off.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    core.send(action)
  }

  /// Sends an action whose change is animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: What the transaction of the change carries.
  /// - Returns: The work that the action sets off.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action under a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: What observers receive with the change.
  /// - Returns: The work that the action sets off.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { core.send(action) }
  }
}

extension Store: Observable {}

extension Store: Identifiable {}

extension Store: CustomStringConvertible {
  public var description: String { "Store<\(State.self), \(Action.self)>" }
}

/// The store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store {
  /// The store of a child whose state is always there.
  ///
  /// ```swift
  /// ChildView(store: store.scope(state: \.child, action: \.child))
  /// ```
  ///
  /// Guarantees:
  /// 1. The same key paths give the same store, as long as somebody holds it or a child of it.
  /// 2. A child is a window: an action costs nothing for children that nobody reads through.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case of the child's actions.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    heldChild(StoreCache.Key(state, action)) {
      StateProjection(state)
    } embed: {
      embedding(action)
    }
  }

  /// The store of a child whose state may be absent.
  ///
  /// The store ends with its state: then it takes no actions, reads give the state that it began
  /// with, and a state that comes later has a store of its own.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case of the child's actions.
  /// - Returns: `nil` when the state is absent.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let now = withState({ $0[keyPath: state] }) else { return nil }
    return heldChild(StoreCache.Key(state, action), now) {
      StateProjection(state)
    } embed: {
      embedding(action)
    }
  }

  /// The stores of the rows of a collection, made as they are asked for.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in RowView(store: row) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the rows lie.
  ///   - action: The case of the rows' actions.
  /// - Returns: The rows as they are now; a row's store ends when its row is removed.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    let embed = embedding(action)
    var descent: ChildPath?
    return StoreRows(rows: core.withState { $0[keyPath: state] }) { id, row in
      self.heldChild(StoreCache.Key(state, action, row: AnyHashableSendable(id)), row) {
        let rows = descent ?? ChildPath(rows: state)
        descent = rows
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

  /// A child, made if nobody holds it.
  ///
  /// - Parameter state: For a child that can go: its state, which the child keeps for then.
  @usableFromInline
  func heldChild<ChildState, ChildAction>(
    _ key: StoreCache.Key,
    _ state: ChildState? = nil,
    part: () -> StateProjection<State, ChildState>,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    children.store(key, below: self) {
      let part = part()
      return ScopedCore(
        core, part, remains: state.map(detached), watch: state.map { _ in watch(part) },
        embed: embed()
      )
    }
  }

  private func watch<ChildState>(_ part: StateProjection<State, ChildState>) -> ChildLifetime {
    let isThere = core.withState { part.look($0) != nil }
    guard isThere, let descent = part.descent else { return .ended }
    return core.watch(descent)
  }
}
