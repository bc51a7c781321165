import DequeModule

/// The owner of a store's state: takes actions one at a time, reduces, commits, tells, interprets.
final class RootCore<State, Action>: Core<State, Action> {
  /// An action on its way to the reducer.
  private struct Arrival {
    let action: Action
    let transaction: Transaction
    /// The work that sent it; `nil` when it came from outside.
    var origin: Work?
    /// The turn that was opened for it while it waits.
    var held: Work?
    /// Whether the origin has done its work with this action.
    var endsOrigin = false
  }

  /// An action that was reduced, told to whoever watches the turns of a store.
  struct Turn {
    let action: Action
    let transaction: Transaction
    /// Where the effect that sent it was written; `nil` when it came from outside.
    let isReceived: Bool
    let origin: SourceLocation?
  }

  // Not a plain property: the reducer holds it for writing while foreign code runs.
  private let state: UnsafeMutablePointer<State>
  private let step: _Step<State, Action>
  private let dependencies: DependencyValues
  private let changes = StateChanges()
  private let whole = StateSignal()
  private let port: Port<State, Action>
  private var queue: Deque<Arrival> = []
  private var isBusy = false
  private var trees = 0
  let register: Register
  /// Called after each reduced action, before its effect starts.
  var didReduce: ((Turn, State) -> Void)?

  init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    isolation: any Actor,
    executor: (any TaskExecutor)? = nil
  ) {
    let port = Port<State, Action>(isolation: isolation, executor: executor)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: initialState)
    self.step = reducer._step()
    self.dependencies = dependencies
    self.port = port
    self.register = Register(startLater: { works in Task { await port.begin(works) } })
    super.init(isolation: isolation)
    port.core = self
  }

  deinit {
    register.cancelAll()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  override func withState<Result>(_ body: (State) -> Result) -> Result {
    checkIsolation()
    precondition(
      !changes.isCollecting,
      """
      The state of a store was read while its reducer runs. Read the reducer's 'state' instead.
      """
    )
    if !(State.self is any ObservableState.Type) { whole.access() }
    return body(state.pointee)
  }

  override func send(_ action: Action) -> StoreTask {
    checkIsolation()
    var arrival = Arrival(action: action, transaction: .current)
    if isBusy {
      let turn = register.hold()
      arrival.held = turn
      queue.append(arrival)
      return StoreTask(register, turn)
    }
    return drain(arrival).map { StoreTask(register, $0) } ?? .ended
  }

  /// Takes an action from live work.
  func receive(_ action: Action, from origin: Work) {
    let arrival = Arrival(action: action, transaction: .current, origin: origin)
    if isBusy { queue.append(arrival) } else { _ = drain(arrival) }
  }

  /// Starts leaves whose turn has come, and what that brings along.
  func begin(_ leaves: [Work]) {
    var leaves = Deque(leaves)
    while let leaf = leaves.popFirst() {
      guard leaf.phase == .live, let start = leaf.start else { continue }
      leaf.start = nil
      leaves.append(contentsOf: start(leaf))
    }
    if !isBusy, let arrival = queue.popFirst() { _ = drain(arrival) }
  }

  /// Handles an action and all that is queued after it.
  ///
  /// - Returns: The turn of the first action, when it left work.
  private func drain(_ arrival: Arrival) -> Work? {
    isBusy = true
    defer { isBusy = false }
    let turn = handle(arrival)
    while let next = queue.popFirst() { _ = handle(next) }
    return turn
  }

  private func handle(_ arrival: Arrival) -> Work? {
    if let origin = arrival.origin ?? arrival.held, origin.phase != .live { return nil }
    let transaction = arrival.transaction
    let effect =
      transaction.isEmpty && Transaction.current.isEmpty
      ? reduce(arrival)
      : Transaction.$current.withValue(transaction) { reduce(arrival) }
    var turn: Work?
    if !effect.isNone { turn = interpret(effect, for: arrival) }
    if arrival.endsOrigin, let origin = arrival.origin { begin(register.end(origin)) }
    if let held = arrival.held { register.release(held) }
    return turn
  }

  private func reduce(_ arrival: Arrival) -> Effect<Action> {
    changes.begin()
    let effect = dependencies.run { step(&state.pointee, arrival.action) }
    changes.commit(and: whole)
    if let didReduce {
      let turn = Turn(
        action: arrival.action,
        transaction: arrival.transaction,
        isReceived: arrival.origin != nil,
        origin: arrival.origin?.location
      )
      didReduce(turn, state.pointee)
    }
    return effect
  }

  private func interpret(_ effect: Effect<Action>, for arrival: Arrival) -> Work {
    trees += 1
    var planner = Planner(core: self, port: port, tree: trees)
    let tree = planner.plan(effect)
    begin(register.file(tree, from: arrival.origin ?? arrival.held))
    return tree
  }

  /// Queues the action of a `send` effect, which ends with it.
  func enqueue(_ action: Action, under transaction: Transaction, from origin: Work) {
    queue.append(
      Arrival(action: action, transaction: transaction, origin: origin, endsOrigin: true)
    )
  }
}
