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
  let probe: RuntimeProbe?
  /// The effect that this whole store is nested in, if any.
  let parent: EffectContext?

  /// Creates the runner of a store.
  ///
  /// - Parameters:
  ///   - probe: The observation of the effects by a test, if any.
  ///   - parent: The effect of another store that this whole store is nested in.
  init(isolation: StoreIsolation, probe: RuntimeProbe?, nestedIn parent: EffectContext?) {
    self.isolation = isolation
    self.probe = probe
    self.parent = parent
  }

  /// Receives an event of a subscription: at once if the caller is known to be on the store's
  /// actor. Outside of callbacks, only the main actor can be recognized without waiting.
  ///
  /// - Returns: `false` if the event waits in the buffer.
  @discardableResult
  func receive(_ event: sending QueueEntry, _ registry: EffectRegistry) -> Bool {
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
  func startConsumerIfNeeded() {
    guard buffer.claimConsumer() else { return }
    withStoreContext {
      StoreIsolation.withoutAmbient {
        _ = Task(executorPreference: probe?.executor) { [self] in
          while await buffer.waitForEvents() {
            probe?.hold()
            if let actor = actorOrCancelled() { await drain(on: actor) }
            probe?.release()
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
    if probe != nil { work() } else { isolation.run(work) }
  }

  /// Starts leaves that are ready.
  func begin(_ leaves: [EffectLeaf]) async {
    if leaves.isEmpty { return }
    probe?.hold()
    defer { probe?.release() }
    if let actor = actorOrCancelled() { await begin(leaves, on: actor) }
  }

  /// Starts leaves that are ready, from code that cannot wait for the store's actor.
  @Sendable func scheduleStart(_ leaves: [EffectLeaf]) {
    probe?.hold()
    Task(executorPreference: probe?.executor) {
      await self.begin(leaves)
      self.probe?.release()
    }
  }

  private func begin(_ leaves: [EffectLeaf], on isolation: isolated any Actor) {
    withCore { $0.beginReady(leaves) }
  }

  /// Runs a closure for the store in the task of an effect. Values that a reducer creates, uses and
  /// reports in it do not belong to that effect.
  private func withStoreContext(_ body: () -> Void) {
    EffectContext.$current.withValue(parent) { probe.leaveEffect(body) }
  }

  /// Delivers an action to the store, if the effect that sends it is still live.
  func deliver(
    _ action: sending Action, from leaf: EffectLeaf, bypassingThrottle: Bool = false
  ) async {
    probe?.hold()
    defer { probe?.release() }
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
