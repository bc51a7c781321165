import DequeModule

/// The owner of a store's state: takes actions one at a time, reduces, commits, tells, interprets.
final class RootCore<State, Action>: Core<State, Action> {
  /// An action on its way to the reducer.
  private struct QueuedAction {
    /// `nil` where the origin says that it is done.
    let action: Action?
    let transaction: Transaction
    /// The work that sent it; `nil` when it came from outside.
    var origin: InFlightEffect?
    /// The turn that was opened for it while it waits.
    var held: InFlightEffect?
    /// Whether the origin has done its work with this action.
    var endsOrigin = false
  }

  /// An action that was reduced, told to whoever watches the turns of a store.
  struct ReducedAction {
    let action: Action
    let transaction: Transaction
    /// The work that sent it; `nil` when it came from outside.
    let origin: InFlightEffect?
  }

  /// What follows from an action.
  private struct PendingEffects {
    var work: InFlightEffect?
    /// What became of children whose state has changed.
    var findings = LifetimeChanges()
  }

  // Not a plain property: the reducer holds it for writing while foreign code runs.
  private let state: UnsafeMutablePointer<State>
  private let step: _CompiledReducer<State, Action>
  var dependencies: DependencyValues
  private let changes = PendingMutations()
  private let hasState: Bool
  /// Told when the state has been replaced, or changed where its fields are not observed.
  private let whole = FieldRegistrar()
  private let identity: ((UnsafePointer<State>) -> ObservableStateID)?
  private let port: EffectRunner<State, Action>
  private var queue: Deque<QueuedAction> = []
  /// How many actions are in the queue; asking the queue costs more than an action without effect.
  private var waiting = 0
  private(set) var isBusy = false
  /// How many times it has begun to work off what came.
  private(set) var round: UInt64 = 0
  /// The children that work or are shown.
  private let watch: ChildLifetime
  /// Who is told the state after each action, until they answer that they are not interested.
  private var followers: [(State?) -> Bool] = []
  private var isFollowed = false
  /// Whether the register is another store's.
  private let isBranch: Bool
  let register: EffectRegistry
  /// Called after each reduced action, before its effect starts.
  var didReduce: ((ReducedAction, State) -> Void)?

  /// - Parameters:
  ///   - trunk: The work of another store that all that this one does is to be part of.
  ///   - sleeps: Where all its effects note their sleeps; by default each has a log of its own.
  ///   - hasState: Whether there is anything that others could see half-way while it reduces.
  init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    isolation: any Actor,
    executor: (any TaskExecutor)? = nil,
    branchOf trunk: EffectContext? = nil,
    sleeps: SleepLog? = nil,
    hasState: Bool = true
  ) {
    let port = EffectRunner<State, Action>(
      isolation: isolation, executor: executor, branchOf: trunk, sleeps: sleeps
    )
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: initialState)
    self.step = reducer._compile()
    self.dependencies = dependencies
    self.identity = ComposableArchitecture.identity(of: State.self)
    self.port = port
    self.isBranch = trunk != nil
    self.hasState = hasState
    self.watch = ChildLifetime(ObjectIdentifier(State.self)) { [port] body in
      if let core = port.core { body(UnsafeRawPointer(core.state)) }
    }
    self.register =
      trunk?.register ?? EffectRegistry(isolation: isolation, startLater: port.beginLater)
    super.init(isolation: isolation)
    port.core = self
  }

  deinit {
    if !isBranch { register.cancelAll() }
    port.close()
    watch.end()
    for follower in followers { _ = follower(nil) }
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
    whole.access()
    return body(state.pointee)
  }

  override func watch(_ descent: ChildPath) -> ChildLifetime {
    watch.child(descent)
  }

  override func follow(_ body: @escaping (State?) -> Bool) {
    checkIsolation()
    followers.append(body)
    isFollowed = true
  }

  override func send(_ action: Action) -> StoreTask {
    checkIsolation()
    if isBusy { return wait(action) }
    occupy()
    defer { isBusy = false }
    let outcome = reduce(action, from: nil)
    if let outcome { carryOut(outcome, in: nil) }
    if waiting > 0 { drain() }
    return StoreTask(register, outcome?.work)
  }

  @inline(never)
  private func wait(_ action: Action) -> StoreTask {
    let turn = register.hold()
    enqueue(QueuedAction(action: action, transaction: .current, held: turn))
    return StoreTask(register, turn)
  }

  /// Takes an action from live work.
  func receive(_ action: Action, from origin: InFlightEffect) {
    occupied { enqueue(QueuedAction(action: action, transaction: .current, origin: origin)) }
  }

  /// Takes what subscriptions have told, in order.
  func receive(_ letters: [SubscriptionBuffer<Action>.Event]) {
    occupied {
      for letter in letters { receive(letter) }
    }
  }

  /// Takes what a subscription tells.
  func receive(_ letter: SubscriptionBuffer<Action>.Event) {
    receive(
      letter.action, under: letter.transaction.isEmpty ? nil : letter.transaction,
      else: letter.sender.transaction, from: letter.sender.work, isLast: letter.action == nil
    )
  }

  /// Takes what an effect sends.
  ///
  /// - Parameters:
  ///   - action: `nil` where it only says that it is done.
  ///   - own: The transaction that it says; `nil` for the one that it inherits.
  ///   - isLast: Whether it is done with that.
  func receive(
    _ action: Action?, under own: Transaction?, else inherited: InheritedTransaction,
    from origin: InFlightEffect, isLast: Bool
  ) {
    occupied {
      enqueue(
        QueuedAction(
          action: action, transaction: own ?? inherited.resolved(in: round), origin: origin,
          endsOrigin: isLast
        )
      )
    }
  }

  /// Does something while no action is handled, and handles what comes of it: at once if the store is
  /// idle.
  func occupied(_ body: () -> Void) {
    if isBusy { return body() }
    occupy()
    defer { isBusy = false }
    body()
    drain()
  }

  /// Runs an effect that no action brought about.
  ///
  /// - Parameters:
  ///   - trunk: The work of another store that it is part of; `nil` for none.
  ///   - willBegin: Called with the effect's work before any of it begins; says whether it may.
  func run(_ effect: Effect<Action>, in trunk: EffectContext?, willBegin: (InFlightEffect) -> Bool) {
    occupied {
      let outcome = settle(effect, under: trunk?.watch ?? watch)
      if let work = outcome.work, !willBegin(work) { return register.cancel(work) }
      carryOut(outcome, in: trunk?.work)
    }
  }

  /// Starts leaves whose turn has come, and handles what they send at once.
  func resume(_ leaves: [ReadyEffect]) {
    occupied { begin(leaves) }
  }

  private func occupy() {
    isBusy = true
    round &+= 1
  }

  private func enqueue(_ arrival: QueuedAction) {
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

  private func handle(_ arrival: QueuedAction) {
    var turn = arrival.held
    if let origin = arrival.origin {
      guard let live = register.turn(of: origin) else { return }
      turn = live
    } else if turn?.phase != .live {
      return
    }
    if let action = arrival.action { handle(action, of: arrival, in: turn) }
    if arrival.endsOrigin, let origin = arrival.origin { begin(register.end(origin)) }
    if let held = arrival.held { register.release(held) }
  }

  private func handle(_ action: Action, of arrival: QueuedAction, in turn: InFlightEffect?) {
    arrival.origin?.arrive()
    func handle() {
      if let outcome = reduce(action, from: arrival.origin) { carryOut(outcome, in: turn) }
    }
    if arrival.transaction.isEmpty, Transaction.current.isEmpty {
      handle()
    } else {
      Transaction.$current.withValue(arrival.transaction, operation: handle)
    }
  }

  /// - Parameter origin: The work that sent the action; `nil` when it came from outside.
  /// - Returns: What is to follow; `nil` when nothing is.
  private func reduce(_ action: Action, from origin: InFlightEffect?) -> PendingEffects? {
    let before = whole.isObserved ? identity?(state) : nil
    if hasState { changes.begin() }
    let effect =
      dependencies.isIdentical(to: ._current)
      ? step(&state.pointee, action) : reduceUnderDependencies(action)
    if whole.isObserved, !isInPlace(since: before) { changes.add(whole) }
    // Still collecting: looking for children must not count as observing them.
    let outcome = effect.isNone && watch.isIdle ? nil : settle(effect, under: watch)
    if hasState { changes.commit() }
    if isFollowed || didReduce != nil { tell(action, from: origin) }
    return outcome
  }

  /// Plans an effect of a feature, and ends the children whose state has gone.
  @inline(never)
  private func settle(_ effect: Effect<Action>, under feature: ChildLifetime) -> PendingEffects {
    var outcome = PendingEffects()
    if !effect.isNone {
      var planner = EffectInterpreter(port: port, register: register, round: round)
      outcome.work = planner.plan(effect, under: feature)
      outcome.findings.departures = planner.departures
    }
    if !watch.isIdle {
      let findings = watch.findings(in: state)
      outcome.findings.departures += findings.departures
      outcome.findings.changes = findings.changes
    }
    return outcome
  }

  /// Whether the state is the one it was, changed in observed fields if at all.
  private func isInPlace(since before: ObservableStateID?) -> Bool {
    guard let before, let identity, !before.isInert else { return false }
    return identity(state).isSamePlace(as: before)
  }

  // Apart from `reduce`, as is `tell`: what they need to know about `Action` at run time costs more
  // than an action that needs neither.
  @inline(never)
  private func reduceUnderDependencies(_ action: Action) -> Effect<Action> {
    dependencies.run { step(&state.pointee, action) }
  }

  @inline(never)
  private func tell(_ action: Action, from origin: InFlightEffect?) {
    didReduce?(
      ReducedAction(
        action: action,
        transaction: .current,
        origin: origin
      ),
      state.pointee
    )
    guard isFollowed else { return }
    let followers = followers
    self.followers = []
    self.followers = followers.filter { $0(state.pointee) } + self.followers
    isFollowed = !self.followers.isEmpty
  }

  /// Files the work first: a turn whose last work is cancelled would end, and what follows be none of
  /// it. The cancel spares the work, since it is given as what cancels.
  @inline(never)
  private func carryOut(_ outcome: PendingEffects, in turn: InFlightEffect?) {
    let starts = outcome.work.map { register.file($0, in: turn) } ?? []
    for place in outcome.findings.departures {
      begin(register.cancel(EffectRegistry.Key(path: place, tag: .everything), by: outcome.work))
    }
    begin(starts)
    for (guarded, now) in outcome.findings.changes { _ = guarded.check(now) }
  }

  private func begin(_ leaves: [ReadyEffect]) {
    var leaves = Deque(leaves)
    while let leaf = leaves.popFirst() {
      if leaf.work.phase == .live { leaves.append(contentsOf: leaf.body(leaf.work)) }
    }
  }
}
