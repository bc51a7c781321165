import DequeModule
import Sharing

/// The core that owns a store's state: it processes actions one at a time, commits the reduced
/// state, notifies observers and interprets effects.
package final class RootCore<State, Action>: Core<State, Action> {
  /// An action that was reduced, as observers receive it.
  package struct ReducedAction {
    package let action: Action
    package let transaction: Transaction
    /// The effect that sent the action, or `nil` if it was sent from outside.
    package let origin: InFlightEffect?
    /// The effects that the action returned, or `nil` if it returned none.
    package let effects: InFlightEffect?
  }

  /// The effects of an action that have not started, and the children that it removed.
  private struct PendingEffects {
    var inFlightEffect: InFlightEffect?
    /// The changes to children whose state was removed or replaced.
    var lifetimeChanges = LifetimeChanges()

    var isEmpty: Bool { inFlightEffect == nil && lifetimeChanges.isEmpty }
  }

  // Not a plain property: the reducer has exclusive access to it while client code runs.
  let state: UnsafeMutablePointer<State>
  private let compiledReducer: _CompiledReducer<State, Action>
  // Unchecked exclusivity: it is read for each action, and no other code runs during an access.
  @exclusivity(unchecked) package var dependencies: DependencyValues
  let changes = PendingMutations()
  private let hasState: Bool
  /// Notified when the state was replaced, or changed and its fields are not observed.
  let stateRegistrar = ValueRegistrar()
  private let identity: ((UnsafePointer<State>) -> ObservableStateID)?
  private let runner: EffectRunner<State, Action>
  private var queue: Deque<QueueEntry> = []
  /// The number of actions in the queue. Asking the queue costs more than an action without effect.
  private var queuedCount = 0
  private(set) var isBusy = false
  /// The number of processing cycles so far: each begins when an idle store starts to process
  /// actions and ends when the queue is empty.
  private(set) var cycle: UInt64 = 0
  /// The lifetime of the root, with the children that have effects or stores.
  private let lifetime: ChildLifetime
  /// The observers of the state, until they return `false`.
  private var stateObservers: [(State?) -> Bool] = []
  private var hasStateObservers = false
  /// True if an action was reduced since the observers of the state were notified.
  private var hasUnpublishedState = false
  /// True after the state was restored, until ``takeRestored()``.
  var isRestored = false
  /// True if the registry belongs to another store.
  private let isNested: Bool
  package let registry: EffectRegistry
  /// The observers of the reduced actions, until they return `false`.
  private var actionObservers: [(ReducedAction, State) -> Bool] = []

  /// Creates a core with its state.
  ///
  /// - Parameters:
  ///   - probe: The observation of the effects by a test, if any.
  ///   - parent: The effect of another store that this whole store is nested in.
  ///   - hasState: `true` if there is state that other code could observe while the reducer runs.
  package init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    isolation: StoreIsolation,
    probe: RuntimeProbe? = nil,
    nestedIn parent: EffectContext? = nil,
    hasState: Bool = true
  ) {
    let runner = EffectRunner<State, Action>(isolation: isolation, probe: probe, nestedIn: parent)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: initialState)
    self.compiledReducer = reducer._compile()
    self.dependencies = dependencies
    self.identity = ComposableCore.identity(of: State.self)
    self.runner = runner
    self.isNested = parent != nil
    self.hasState = hasState
    self.lifetime = ChildLifetime(ObjectIdentifier(State.self)) { [runner] body in
      if let core = runner.core { body(UnsafeRawPointer(core.state)) }
    }
    self.registry =
      parent?.registry
      ?? EffectRegistry(isolation: isolation, probe: probe, scheduleStart: runner.scheduleStart)
    super.init(isolation: isolation)
    runner.core = self
  }

  deinit {
    cancelEffects()
    runner.close()
    let (lifetime, stateObservers, state) = (lifetime, stateObservers, state)
    func end() {
      lifetime.end()
      for observer in stateObservers { _ = observer(nil) }
      state.deinitialize(count: 1)
      state.deallocate()
    }
    // Without effects and observers, nothing else can refer to the parts of the store.
    if lifetime.isIdle, stateObservers.isEmpty { end() } else { runner.runLast(end) }
  }

  /// Cancels all effects of the store.
  func cancelEffects() {
    if !isNested { registry.cancelAll() }
  }

  package override func withState<Result>(_ body: (State) -> Result) -> Result {
    isolation.perform { readState(body) }
  }

  private func readState<Result>(_ body: (State) -> Result) -> Result {
    // On this thread. A use elsewhere was reported.
    precondition(
      !changes.isCollecting || !PendingMutations.isCollecting,
      """
      The state of a store was read while its reducer runs. Read the reducer's 'state' instead.
      """
    )
    if !PendingMutations.isCollecting { stateRegistrar.access() }
    return body(state.pointee)
  }

  override func stateBeforeRemovals() -> State? {
    PendingMutations.restored(state.pointee)
  }

  override func lifetime(of childPath: ChildPath) -> ChildLifetime {
    isolation.perform { lifetime.child(childPath) }
  }

  override func addStateObserver(_ body: @escaping (State?) -> Bool) {
    isolation.perform {
      stateObservers.append(body)
      hasStateObservers = true
    }
  }

  /// Calls a closure after each reduced action, before its effect starts, until it returns `false`.
  package func addActionObserver(_ body: @escaping (ReducedAction, State) -> Bool) {
    isolation.perform { actionObservers.append(body) }
  }

  override func send(_ action: Action) -> StoreTask {
    if isolation.isUsedElsewhere() { return sendLater(action) }
    return isolation.withLock { process(action) }
  }

  /// Sends an action on the store's actor, which the caller is not on.
  @inline(never)
  private func sendLater(_ action: Action) -> StoreTask {
    let (queuedAction, actionGroup) = queued(action)
    isolation.run { self.enqueue(queuedAction) }
    return StoreTask(registry, actionGroup)
  }

  private func process(_ action: Action) -> StoreTask {
    if isBusy { return enqueueWhileBusy(action) }
    beginProcessing()
    defer { isBusy = false }
    let pendingEffects = reduce(action, from: nil)
    if let pendingEffects { start(pendingEffects, in: nil) }
    publishStateIfQueueIsEmpty()
    if queuedCount > 0 { drain() }
    return (pendingEffects?.inFlightEffect).map { StoreTask(registry, $0) } ?? .ended
  }

  @inline(never)
  private func enqueueWhileBusy(_ action: Action) -> StoreTask {
    let (queuedAction, actionGroup) = queued(action)
    append(queuedAction)
    return StoreTask(registry, actionGroup)
  }

  private func queued(_ action: Action) -> (QueuedAction<Action>, InFlightEffect) {
    let queuedAction = QueuedAction(action, ActionTransaction(.current), from: nil)
    let actionGroup = registry.openActionGroup()
    queuedAction.actionGroup = actionGroup
    return (queuedAction, actionGroup)
  }

  /// Adds an action of an effect to the queue, and processes the queue unless the store does so
  /// already.
  func enqueue(_ entry: QueueEntry) {
    whileProcessing { append(entry) }
  }

  /// Runs a closure that may enqueue actions, then drains the queue. If the store is processing
  /// actions already, the queue is drained by the caller that began.
  func whileProcessing(_ body: () -> Void) {
    if isBusy { return body() }
    beginProcessing()
    defer { isBusy = false }
    body()
    drain()
  }

  /// Runs an effect that no reducer returned.
  ///
  /// - Parameters:
  ///   - parent: The effect of another store that it is nested in, or `nil` for none.
  ///   - willBegin: A function that is called with the in-flight effect before it begins, and
  ///     returns `false` to cancel it.
  package func run(
    _ effect: Effect<Action>, in parent: EffectContext?, willBegin: (InFlightEffect) -> Bool
  ) {
    whileProcessing {
      guard let pendingEffects = interpret(effect, under: parent?.lifetime ?? lifetime) else {
        return
      }
      if let inFlightEffect = pendingEffects.inFlightEffect, !willBegin(inFlightEffect) {
        return registry.cancel(inFlightEffect)
      }
      start(pendingEffects, in: parent?.leaf)
    }
  }

  /// Replaces the state, as an action without effects does.
  package func replace(_ newState: State) {
    isolation.perform {
      whileProcessing {
        changes.begin(keepingReplacedValues: !lifetime.isIdle)
        state.pointee = newState
        changes.add(stateRegistrar)
        let pendingEffects = interpret(.none, under: lifetime)
        changes.commit()
        if hasStateObservers { hasUnpublishedState = true }
        if let pendingEffects { start(pendingEffects, in: nil) }
      }
    }
  }

  /// Starts leaves that are ready, and processes the actions that they send at once.
  func beginReady(_ leaves: [EffectLeaf]) {
    whileProcessing { begin(leaves) }
  }

  private func beginProcessing() {
    isBusy = true
    cycle &+= 1
  }

  private func append(_ entry: QueueEntry) {
    queue.append(entry)
    queuedCount += 1
  }

  @inline(never)
  private func drain() {
    repeat {
      while let entry = queue.popFirst() {
        queuedCount -= 1
        handle(entry)
      }
      // If the last action was not reduced, since its effect was cancelled.
      publishStateIfQueueIsEmpty()
    } while queuedCount > 0
  }

  private func handle(_ entry: QueueEntry) {
    var actionGroup = entry.actionGroup
    var next: QueueEntry? = entry
    if let origin = entry.origin, !entry.isLate {
      guard let delivery = registry.delivery(of: origin) else { return }
      actionGroup = delivery.actionGroup
      if let gate = delivery.gate, !entry.bypassesThrottle { next = gate.receive(entry) }
    } else if let actionGroup, actionGroup.phase != .live {
      return
    }
    if let queuedAction = next?.action(as: Action.self) {
      handle(queuedAction, from: entry.origin, in: actionGroup)
    }
    if entry.endsOrigin, let origin = entry.origin { begin(registry.end(origin)) }
    if let actionGroup = entry.actionGroup { registry.closeActionGroup(actionGroup) }
  }

  private func handle(
    _ queuedAction: QueuedAction<Action>, from origin: InFlightEffect?,
    in actionGroup: InFlightEffect?
  ) {
    func handle() {
      if let pendingEffects = reduce(queuedAction.action, from: origin) {
        start(pendingEffects, in: actionGroup)
      }
      publishStateIfQueueIsEmpty()
    }
    let transaction = queuedAction.transaction.resolved(in: cycle)
    if transaction.isEmpty, Transaction.current.isEmpty {
      handle()
    } else {
      Transaction.$current.withValue(transaction, operation: handle)
    }
  }

  /// The action that waits for the end of a throttle's interval, or would if it had left the queue.
  func pendingAction(at gate: ThrottleGate) -> QueuedAction<Action>? {
    let throttle = gate.throttle
    if let pending = throttle.pending { return pending.action(as: Action.self) }
    guard gate.isLimiting else { return nil }
    return queue.first { [registry] entry in
      let delivery = entry.origin.flatMap(registry.delivery)
      return (delivery?.gate as? ThrottleGate)?.throttle === throttle && entry.hasAction
    }?
    .action(as: Action.self)
  }

  /// Reduces an action.
  ///
  /// - Parameter origin: The effect that sent the action, or `nil` if it was sent from outside.
  /// - Returns: The effects to start, or `nil` if there is nothing to do.
  private func reduce(_ action: Action, from origin: InFlightEffect?) -> PendingEffects? {
    let before = stateRegistrar.isObserved ? identity?(state) : nil
    if hasState { changes.begin(keepingReplacedValues: !lifetime.isIdle) }
    let effect =
      dependencies.isIdentical(to: ._current)
      ? compiledReducer(&state.pointee, action) : reduceUnderDependencies(action)
    if stateRegistrar.isObserved, !isInPlace(since: before) { changes.add(stateRegistrar) }
    // Still collecting: the check of the children must not count as an observation of them.
    let pendingEffects = effect.isNone && lifetime.isIdle ? nil : interpret(effect, under: lifetime)
    if hasState { changes.commit() }
    if hasStateObservers { hasUnpublishedState = true }
    if !actionObservers.isEmpty { notifyActionObservers(action, from: origin, pendingEffects) }
    return pendingEffects
  }

  /// Interprets an effect of a feature, and ends the children whose state was removed.
  ///
  /// - Returns: The effects to start, or `nil` if there is nothing to do.
  @inline(never)
  private func interpret(_ effect: Effect<Action>, under feature: ChildLifetime) -> PendingEffects?
  {
    var pendingEffects = PendingEffects()
    if !effect.isNone {
      var interpreter = EffectInterpreter(
        runner: runner, registry: registry, cycle: cycle, isNested: !hasState)
      pendingEffects.inFlightEffect = interpreter.interpret(effect, under: feature)
      pendingEffects.lifetimeChanges.endedPaths = interpreter.replacedPaths
    }
    if !lifetime.isIdle { lifetime.check(state, &pendingEffects.lifetimeChanges) }
    return pendingEffects.isEmpty ? nil : pendingEffects
  }

  /// Returns true if the state was not replaced, so that at most observed fields have changed.
  private func isInPlace(since before: ObservableStateID?) -> Bool {
    guard let before, let identity, !before.isInert else { return false }
    return identity(state).isSameInstance(as: before)
  }

  // Separate from `reduce`, like the calls of the observers: the metadata of `Action` that they need
  // at run time costs more than an action that needs neither.
  @inline(never)
  private func reduceUnderDependencies(_ action: Action) -> Effect<Action> {
    dependencies.run { compiledReducer(&state.pointee, action) }
  }

  @inline(never)
  private func notifyActionObservers(
    _ action: Action, from origin: InFlightEffect?, _ pendingEffects: PendingEffects?
  ) {
    let reducedAction = ReducedAction(
      action: action, transaction: .current, origin: origin,
      effects: pendingEffects?.inFlightEffect)
    let actionObservers = actionObservers
    self.actionObservers = []
    self.actionObservers =
      actionObservers.filter { $0(reducedAction, state.pointee) } + self.actionObservers
  }

  /// Notifies the observers of the state once for an action and those that its effects have sent at
  /// once, in the transaction of the last one.
  private func publishStateIfQueueIsEmpty() {
    if hasUnpublishedState, queuedCount == 0 { publishState() }
  }

  @inline(never)
  private func publishState() {
    hasUnpublishedState = false
    let stateObservers = stateObservers
    self.stateObservers = []
    self.stateObservers = stateObservers.filter { $0(state.pointee) } + self.stateObservers
    hasStateObservers = !self.stateObservers.isEmpty
  }

  /// Starts effects, and cancels those of children whose state was removed.
  ///
  /// The new effects are inserted first: an action group whose last effect is cancelled would end,
  /// and the new effects would not belong to it. They are passed as the canceller, which exempts
  /// them.
  @inline(never)
  private func start(_ pendingEffects: PendingEffects, in actionGroup: InFlightEffect?) {
    let ready = pendingEffects.inFlightEffect.map { registry.insert($0, in: actionGroup) } ?? []
    for path in pendingEffects.lifetimeChanges.endedPaths {
      begin(
        registry.cancelAll(at: path, except: pendingEffects.inFlightEffect))
    }
    begin(ready)
    for (namespace, newID) in pendingEffects.lifetimeChanges.namespaceChanges {
      namespace.reportChange(to: newID)
    }
  }

  private func begin(_ leaves: [EffectLeaf]) {
    var leaves = leaves
    var index = 0
    while index < leaves.count {
      leaves += registry.start(leaves[index])
      index += 1
    }
  }
}
