import ComposableConcurrency
import IssueReporting

/// Runs effects and delivers their actions to the store: the only component of a store that crosses
/// actors.
final class EffectRunner<State, Action>: Sendable {
  // Unsafe: set before the runner is used, and read on `isolation` only, or without it once its
  // actor was deallocated.
  nonisolated(unsafe) weak var core: RootCore<State, Action>?
  private let isolation: StoreIsolation
  private let buffer = SubscriptionBuffer()
  private let executor: (any TaskExecutor)?
  private let quiescentExecutor: QuiescentExecutor?
  /// The effect that this whole store is nested in, if any.
  private let parent: EffectContext?
  /// The log of pending sleeps that all leaves share. `nil` gives each leaf a log of its own, in a
  /// test.
  private let sleeps: PendingSleeps?

  /// Creates the runner of a store.
  ///
  /// - Parameters:
  ///   - executor: The executor of the effects, or `nil` for the default.
  ///   - parent: The effect of another store that this whole store is nested in.
  ///   - sleeps: The log of pending sleeps that all leaves share.
  init(
    isolation: StoreIsolation, executor: (any TaskExecutor)?, nestedIn parent: EffectContext?,
    sleeps: PendingSleeps?
  ) {
    self.isolation = isolation
    self.executor = executor
    self.parent = parent
    self.sleeps = sleeps
    self.quiescentExecutor = executor as? QuiescentExecutor
  }

  /// Starts the task of a leaf.
  func start<Source>(_ leaf: RunLeaf<Source, State, Action>) {
    if leaf.dismiss == nil { leaf.dismiss = parent?.nestedDismiss }
    let (run, transaction) = (leaf.run, leaf.transaction)
    // A task copies the task-local values of the code that creates it. Values equal to the default
    // are not set, since each one takes memory in every effect.
    EffectContext.$current.withValue(EffectContext(leaf: leaf)) {
      run.dependencies.run {
        let isPlain =
          executor == nil && transaction.isEmpty && Transaction.current.isEmpty
          && !StoreIsolation.hasAmbient
        if isPlain { return leaf.startTask(on: nil) }
        leaf.sleeps = executor.map { _ in sleeps ?? PendingSleeps(at: run.location) }
        QuiescentExecutor.$current.withValue(quiescentExecutor) {
          withSleeps(leaf.sleeps) {
            Transaction.$current.withValue(transaction) {
              StoreIsolation.withoutAmbient { leaf.startTask(on: executor) }
            }
          }
        }
      }
    }
  }

  /// Runs a closure as a part of an effect, in a test.
  ///
  /// - Parameter sleeps: The log of the effect's sleeps, or `nil` outside of tests.
  private func withSleeps<Result>(_ sleeps: PendingSleeps?, _ body: () -> Result) -> Result {
    PendingSleeps.$current.withValue(sleeps) {
      guard let location = sleeps?.location else { return body() }
      let reporter = UnimplementedReporter(IssueReporters.current, at: location)
      return withIssueReporters([reporter], operation: body)
    }
  }

  /// Begins a subscription and receives the events that it sends at once.
  func start<Source>(
    _ subscription: Subscription<Source>,
    _ embed: @escaping @Sendable (Source) -> Action,
    as leaf: RegisteredLeaf,
    under transaction: ActionTransaction
  ) {
    let registry = leaf.registry
    if leaf.dismiss == nil { leaf.dismiss = parent?.nestedDismiss }
    let activeSubscription = ActiveSubscription(leaf)
    let subscriber = Effect<Source>.Subscriber { [self] action in
      guard activeSubscription.acceptEvent(isLast: false) else { return }
      let explicit = Transaction.current
      let transaction = explicit.isEmpty ? transaction : ActionTransaction(explicit)
      receive(QueuedAction(embed(action), transaction, from: leaf), registry)
    } complete: { [self] in
      guard activeSubscription.acceptEvent(isLast: true) else { return }
      if receive(QueueEntry(endOf: leaf), registry) { activeSubscription.isFinished = true }
    }
    leaf.sleeps = executor.map { _ in sleeps ?? PendingSleeps(at: subscription.location) }
    func begin() {
      EffectContext.$current.withValue(EffectContext(leaf: leaf)) {
        subscription.dependencies.run {
          QuiescentExecutor.$current.withValue(quiescentExecutor) {
            withSleeps(leaf.sleeps) {
              Transaction.$current.withValue(Transaction()) {
                let cancellation = registry.performCallback { subscription.begin(subscriber) }
                if !registry.setCancellation(cancellation, for: leaf) { cancellation() }
                if leaf.isOrphan { registry.cancel(leaf) }
                if !activeSubscription.isFinished { startConsumerIfNeeded() }
              }
            }
          }
        }
      }
    }
    withCore { $0.whileProcessing(begin) }
  }

  /// Starts a leaf that waits for the end of a delay.
  func start(
    _ delay: @escaping DelayTimer.Delay, of deferral: Deferral, as leaf: RegisteredLeaf
  ) {
    let delay = UncheckedSendable(delay)  // A timer is made to be used from any thread.
    let wait = Subscription<Action>(at: deferral.location, dependencies: deferral.dependencies) {
      [executor] subscriber in
      delay.value(executor) { subscriber.finish() }
    }
    start(wait, { $0 }, as: leaf, under: ActionTransaction(Transaction()))
  }

  /// Receives an event of a subscription: at once if the caller is known to be on the store's
  /// actor. Outside of callbacks, only the main actor can be recognized without waiting.
  ///
  /// - Returns: `false` if the event waits in the buffer.
  @discardableResult
  private func receive(_ event: sending QueueEntry, _ registry: EffectRegistry) -> Bool {
    let isOnStoreActor = registry.isPerformingCallback || isolation.isCurrent
    guard isOnStoreActor, !isAnotherStoreReducing else {
      buffer.add(event)
      return false
    }
    withCore { core in
      core.whileProcessing {
        // Events that arrived earlier are delivered first.
        if !buffer.isEmpty { buffer.take().forEach(core.enqueue) }
        core.enqueue(event)
      }
    }
    return true
  }

  /// True if another store is reducing on this thread, whose state must not be observed meanwhile.
  private var isAnotherStoreReducing: Bool {
    PendingMutations.isCollecting && core?.isBusy == false
  }

  /// Starts the consumer, a task that delivers buffered events as long as the store exists.
  ///
  /// One task per store, created where the first subscription begins that does not finish at once,
  /// so that events are reduced with the task-local values of that place, whichever thread sent
  /// them.
  private func startConsumerIfNeeded() {
    guard buffer.claimConsumer() else { return }
    withStoreContext {
      StoreIsolation.withoutAmbient {
        _ = Task(executorPreference: executor) { [self] in
          while await buffer.waitForEvents() {
            quiescentExecutor?.hold()
            if let actor = actorOrCancelled() { await drain(on: actor) }
            quiescentExecutor?.release()
          }
        }
      }
    }
  }

  /// Returns the store's actor. If it was deallocated, the store can't receive anything any more:
  /// `nil` is returned, and the effects are cancelled.
  private func actorOrCancelled() -> (any Actor)? {
    if let actor = isolation.actor { return actor }
    close()
    core?.cancelEffects()
    return nil
  }

  private func drain(on isolation: isolated any Actor) {
    withCore { core in
      core.whileProcessing { buffer.take().forEach(core.enqueue) }
    }
  }

  /// Calls a closure with the core, on the store's actor.
  ///
  /// The closure runs with the dependencies of the store: those of the caller may be overridden by
  /// a child.
  func withCore(_ body: (RootCore<State, Action>) -> Void) {
    guard let core else { return }
    if core.isBusy { return body(core) }
    MainActor.withRole(of: isolation.isMainActor ? nil : isolation.actor) {
      core.dependencies.run {
        withStoreContext { body(core) }
      }
    }
  }

  /// Stops receiving events, since the store or its actor is deallocated.
  func close() {
    buffer.close()
  }

  /// Runs the last work of the deallocated store on its actor.
  func runLast(_ work: @escaping () -> Void) {
    // A test that runs the effects on an executor of its own also releases its store.
    if executor != nil { work() } else { isolation.run(work) }
  }

  /// Starts leaves that are ready.
  func begin(_ leaves: [EffectLeaf]) async {
    if leaves.isEmpty { return }
    quiescentExecutor?.hold()
    defer { quiescentExecutor?.release() }
    if let actor = actorOrCancelled() { await begin(leaves, on: actor) }
  }

  /// Starts leaves that are ready, from code that cannot wait for the store's actor.
  @Sendable func scheduleStart(_ leaves: [EffectLeaf]) {
    quiescentExecutor?.hold()
    Task(executorPreference: executor) {
      await self.begin(leaves)
      self.quiescentExecutor?.release()
    }
  }

  private func begin(_ leaves: [EffectLeaf], on isolation: isolated any Actor) {
    withCore { $0.beginReady(leaves) }
  }

  /// Runs a closure for the store in the task of an effect. Values that a reducer creates, uses and
  /// reports in it do not belong to that effect.
  private func withStoreContext(_ body: () -> Void) {
    EffectContext.$current.withValue(parent) {
      guard executor != nil, PendingSleeps.current !== sleeps else { return body() }
      PendingSleeps.$current.withValue(sleeps) { UnimplementedReporter.outsideOfEffects(body) }
    }
  }

  /// Delivers an action to the store, if the effect that sends it is still live.
  func deliver(
    _ action: sending Action, from leaf: EffectLeaf, bypassingThrottle: Bool = false
  ) async {
    quiescentExecutor?.hold()
    defer { quiescentExecutor?.release() }
    if let actor = actorOrCancelled() {
      await deliver(action, from: leaf, bypassingThrottle: bypassingThrottle, on: actor)
    }
  }

  private func deliver(
    _ action: sending Action, from leaf: EffectLeaf, bypassingThrottle: Bool,
    on isolation: isolated any Actor
  ) {
    guard !Task.isCancelled, !leaf.isOrphan else { return }
    let queuedAction = QueuedAction(action, ActionTransaction(.current), from: leaf)
    queuedAction.bypassesThrottle = bypassingThrottle
    switch leaf.phase {
    case .live:
      break
    case .ended:
      reportLate(action, from: leaf)
      queuedAction.isLate = true
    case .pending, .cancelled:
      return
    }
    withCore { $0.enqueue(queuedAction) }
  }

  private func reportLate(_ action: Action, from leaf: EffectLeaf) {
    var dump = ""
    customDump(action, to: &dump, indent: 2)
    leaf.location?.report(
      """
      An action was sent after its effect had ended.

      \(dump)

      The store cannot cancel such an action with the effect. A task that the effect starts and \
      does not await may outlive it: await it before the effect's operation returns, or do its \
      work in a separate effect.
      """
    )
  }
}
