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
  /// How many actions are in the queue; asking the queue costs more than an action without effect.
  private var waiting = 0
  private var isBusy = false
  var windowEnds = WindowEnds()
  private var trees: UInt32 = 0
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
    super.init(isolation: isolation, path: .root)
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

  override func windowEnd(at path: FeaturePath, row: AnyHashableSendable?) -> WindowEnd {
    windowEnds.end(at: path, row: row)
  }

  override var isReducing: Bool { changes.isCollecting }

  override func peek(_ body: (State) -> Void) {
    checkIsolation()
    body(state.pointee)
  }

  override func send(_ action: Action) -> StoreTask {
    checkIsolation()
    if isBusy { return wait(action) }
    isBusy = true
    defer { isBusy = false }
    let effect = reduce(action, from: nil)
    let turn = effect.isNone ? nil : interpret(effect, from: nil)
    if waiting > 0 { drain() }
    return StoreTask(register, turn)
  }

  @inline(never)
  private func wait(_ action: Action) -> StoreTask {
    let turn = register.hold()
    enqueue(Arrival(action: action, transaction: .current, held: turn))
    return StoreTask(register, turn)
  }

  /// Takes an action from live work.
  func receive(_ action: Action, from origin: Work) {
    enqueue(Arrival(action: action, transaction: .current, origin: origin))
    resume()
  }

  /// Takes the action of a `send` effect, which ends with it.
  func enqueue(_ action: Action, under transaction: Transaction, from origin: Work) {
    enqueue(Arrival(action: action, transaction: transaction, origin: origin, endsOrigin: true))
  }

  /// Starts leaves whose turn has come, and handles what they send at once.
  func resume(_ leaves: [Work] = []) {
    begin(leaves)
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    drain()
  }

  private func enqueue(_ arrival: Arrival) {
    queue.append(arrival)
    waiting += 1
  }

  @inline(never)
  private func drain() {
    while let arrival = queue.popFirst() {
      waiting -= 1
      handle(arrival)
    }
  }

  private func handle(_ arrival: Arrival) {
    let source = arrival.origin ?? arrival.held
    guard source?.phase == .live else { return }
    let effect =
      arrival.transaction.isEmpty && Transaction.current.isEmpty
      ? reduce(arrival.action, from: arrival.origin)
      : Transaction.$current.withValue(arrival.transaction) {
        reduce(arrival.action, from: arrival.origin)
      }
    if !effect.isNone { _ = interpret(effect, from: source) }
    if arrival.endsOrigin, let origin = arrival.origin { begin(register.end(origin)) }
    if let held = arrival.held { register.release(held) }
  }

  /// - Parameter origin: The work that sent the action; `nil` when it came from outside.
  private func reduce(_ action: Action, from origin: Work?) -> Effect<Action> {
    changes.begin()
    let effect =
      dependencies.isIdentical(to: ._current)
      ? step(&state.pointee, action) : reduceUnderDependencies(action)
    changes.commit(and: whole)
    if didReduce != nil { tell(action, from: origin) }
    return effect
  }

  // Apart from `reduce`, as is `tell`: what they need to know about `Action` at run time costs more
  // than an action that needs neither.
  @inline(never)
  private func reduceUnderDependencies(_ action: Action) -> Effect<Action> {
    dependencies.run { step(&state.pointee, action) }
  }

  @inline(never)
  private func tell(_ action: Action, from origin: Work?) {
    didReduce?(
      Turn(
        action: action,
        transaction: .current,
        isReceived: origin != nil,
        origin: origin?.location
      ),
      state.pointee
    )
  }

  @inline(never)
  private func interpret(_ effect: Effect<Action>, from source: Work?) -> Work {
    trees &+= 1
    var planner = Planner(core: self, port: port, tree: trees)
    let tree = planner.plan(effect)
    begin(register.file(tree, from: source))
    return tree
  }

  private func begin(_ leaves: [Work]) {
    var leaves = Deque(leaves)
    while let leaf = leaves.popFirst() {
      guard leaf.phase == .live, let start = leaf.start else { continue }
      leaf.start = nil
      leaves.append(contentsOf: start(leaf))
    }
  }
}
