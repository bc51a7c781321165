import IssueReporting

/// Runs effects and delivers their actions to the store: the only component of a store that crosses
/// actors.
final class EffectRunner<State, Action>: Sendable {
  // Unsafe: set before the runner is used, and read on `isolation` only.
  nonisolated(unsafe) weak var core: RootCore<State, Action>?
  private let isolation: StoreIsolation
  private let buffer = SubscriptionBuffer<Action>()
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

  /// The context of a leaf.
  private func context(
    of effect: InFlightEffect, at lifetime: ChildLifetime, in registry: EffectRegistry,
    _ dismiss: (@Sendable () -> Action)?
  ) -> EffectContext {
    var context = EffectContext(
      registry: registry, lifetime: lifetime, effect: effect, executor: executor)
    context.dismiss = parent?.dismiss
    if let dismiss {
      context.dismiss = { await self.deliver(dismiss(), from: effect) }
    }
    return context
  }

  /// Starts the task of a leaf.
  func start<Source>(
    _ run: Run<Source>,
    _ embed: @escaping @Sendable (Source) -> Action,
    as effect: InFlightEffect,
    at lifetime: ChildLifetime,
    under transaction: Transaction,
    dismiss: (@Sendable () -> Action)?
  ) {
    guard let registry = core?.registry else { return }
    let context = context(of: effect, at: lifetime, in: registry, dismiss)
    let send = Send<Source> { action in
      await self.deliver(embed(action), from: effect)
    }
    func task() -> Task<Void, Never> {
      Task(name: run.name, executorPreference: executor, priority: run.priority) {
        if effect.isOrphan { withUnsafeCurrentTask { $0?.cancel() } }
        do { try await run.operation(send) } catch { await run.handle(error, send) }
        await self.begin(registry.end(effect))
      }
    }
    // A task copies the task-local values of the code that creates it. Values equal to the default
    // are not set, since each one takes memory in every effect.
    _ = EffectContext.$current.withValue(context) {
      run.dependencies.run {
        let isPlain =
          executor == nil && transaction.isEmpty && Transaction.current.isEmpty
          && !StoreIsolation.hasAmbient
        if isPlain { return registry.run(effect, task) }
        effect.sleeps = executor.map { _ in sleeps ?? PendingSleeps(at: run.location) }
        return QuiescentExecutor.$current.withValue(quiescentExecutor) {
          withSleeps(effect.sleeps) {
            Transaction.$current.withValue(transaction) {
              StoreIsolation.withAmbient(nil) { registry.run(effect, task) }
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
    as effect: InFlightEffect,
    at lifetime: ChildLifetime,
    under transaction: InheritedTransaction,
    dismiss: (@Sendable () -> Action)?
  ) {
    guard let registry = core?.registry else { return }
    let context = context(of: effect, at: lifetime, in: registry, dismiss)
    let activeSubscription = ActiveSubscription(effect, under: transaction)
    let subscriber = Effect<Source>.Subscriber { [self] action in
      enqueue(embed(action), from: activeSubscription, registry)
    } complete: { [self] in
      enqueue(nil, from: activeSubscription, registry)
    }
    effect.sleeps = executor.map { _ in sleeps ?? PendingSleeps(at: subscription.location) }
    func begin() {
      EffectContext.$current.withValue(context) {
        subscription.dependencies.run {
          QuiescentExecutor.$current.withValue(quiescentExecutor) {
            withSleeps(effect.sleeps) {
              Transaction.$current.withValue(Transaction()) {
                let cancellation = registry.performCallback { subscription.begin(subscriber) }
                if !registry.setCancellation(cancellation, for: effect) { cancellation() }
                if effect.isOrphan { registry.cancel(effect) }
                if !activeSubscription.isFinished { startConsumerIfNeeded() }
              }
            }
          }
        }
      }
    }
    withCore { $0.whileProcessing(begin) }
  }

  /// Delivers an event of a subscription to the store: at once if the caller is known to be on the
  /// store's actor. Outside of callbacks, only the main actor can be recognized without waiting.
  private func enqueue(
    _ action: sending Action?, from activeSubscription: ActiveSubscription,
    _ registry: EffectRegistry
  ) {
    guard activeSubscription.acceptEvent(isLast: action == nil) else { return }
    let event = SubscriptionBuffer.Event(
      action: action, transaction: .current, subscription: activeSubscription)
    let isOnStoreActor =
      registry.isPerformingCallback || isolation.isCurrent
    guard isOnStoreActor, !isAnotherStoreReducing else { return buffer.add(event) }
    withCore { core in
      core.whileProcessing {
        // Events that arrived earlier are delivered first.
        if !buffer.isEmpty { core.receive(buffer.take()) }
        core.receive(event)
        if event.action == nil { activeSubscription.isFinished = true }
      }
    }
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
      StoreIsolation.withAmbient(nil) {
        _ = Task(executorPreference: executor) { [self] in
          while await buffer.waitForEvents() {
            quiescentExecutor?.hold()
            if let actor = isolation.actor { await drain(on: actor) }
            quiescentExecutor?.release()
          }
        }
      }
    }
  }

  private func drain(on isolation: isolated any Actor) {
    withCore { $0.receive(buffer.take()) }
  }

  /// Calls a closure with the core, on the store's actor.
  ///
  /// The closure runs with the dependencies of the store: those of the caller may be overridden by
  /// a child.
  func withCore(_ body: (RootCore<State, Action>) -> Void) {
    guard let core else { return }
    if core.isBusy { return body(core) }
    core.dependencies.run {
      withStoreContext { body(core) }
    }
  }

  /// Stops receiving events, since the store is deallocated.
  func close() {
    buffer.close()
  }

  /// Starts leaves that are ready.
  func begin(_ leaves: [ReadyEffect]) async {
    if leaves.isEmpty { return }
    quiescentExecutor?.hold()
    defer { quiescentExecutor?.release() }
    if let actor = isolation.actor { await begin(leaves, on: actor) }
  }

  /// Starts leaves that are ready, from code that cannot wait for the store's actor.
  @Sendable func scheduleStart(_ leaves: [ReadyEffect]) {
    quiescentExecutor?.hold()
    Task(executorPreference: executor) {
      await self.begin(leaves)
      self.quiescentExecutor?.release()
    }
  }

  private func begin(_ leaves: [ReadyEffect], on isolation: isolated any Actor) {
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
  private func deliver(_ action: sending Action, from effect: InFlightEffect) async {
    quiescentExecutor?.hold()
    defer { quiescentExecutor?.release() }
    if let actor = isolation.actor { await deliver(action, from: effect, on: actor) }
  }

  private func deliver(
    _ action: sending Action, from effect: InFlightEffect, on isolation: isolated any Actor
  ) {
    guard !Task.isCancelled else { return }
    switch effect.phase {
    case .live where effect.isOrphan:
      break
    case .live:
      withCore { $0.receive(action, from: effect) }
    case .ended:
      reportLate(action, from: effect)
      withCore { $0.receiveLate(action) }
    case .pending, .cancelled:
      break
    }
  }

  private func reportLate(_ action: Action, from effect: InFlightEffect) {
    var dump = ""
    customDump(action, to: &dump, indent: 2)
    effect.location?.report(
      """
      An action was sent after its effect had ended.

      \(dump)

      The store cannot cancel such an action with the effect. A task that the effect starts and \
      does not await may outlive it: await it before the effect's operation returns, or do its work \
      in a separate effect.
      """
    )
  }
}
