import ConcurrencyExtras
import Synchronization

/// A leaf that receives the events of a subscription.
// Unchecked: as its superclass; the transaction is immutable.
final class SubscriptionLeaf<Source, State, Action>: RegisteredLeaf, @unchecked Sendable {
  private let subscription: Subscription<Source>
  /// The transaction of the events that are sent without one of their own.
  private let transaction: ActionTransaction
  private let runner: EffectRunner<State, Action>
  private let embed: @Sendable (Source) -> Action
  /// True once the finish event was sent.
  private let isFinishing = Atomic(false)
  /// True once the store has received the finish event.
  private let isFinished = Atomic(false)

  init(
    _ subscription: Subscription<Source>, by runner: EffectRunner<State, Action>,
    in registry: EffectRegistry, ordinal: UInt64, isOrphan: Bool = false,
    under transaction: ActionTransaction, embed: @escaping @Sendable (Source) -> Action
  ) {
    self.subscription = subscription
    self.transaction = transaction
    self.runner = runner
    self.embed = embed
    super.init(subscription, in: registry, ordinal: ordinal, isOrphan: isOrphan)
  }

  /// Begins the subscription and receives the events that it sends at once.
  override func start() -> [EffectLeaf] {
    if dismiss == nil { dismiss = runner.parent?.nestedDismiss }
    runner.withCore { $0.whileProcessing(begin) }
    return []
  }

  private func begin() {
    EffectContext.$current.withValue(EffectContext(leaf: self)) {
      subscription.dependencies.run {
        runner.probe.observe(subscription.location) {
          sleeps = $0
          Transaction.$current.withValue(Transaction()) {
            let cancellation = registry.performCallback { subscription.begin(subscriber) }
            if !registry.setCancellation(cancellation, for: self) { cancellation() }
            if isOrphan { registry.cancel(self) }
            if !isFinished.load(ordering: .acquiring) { runner.startConsumerIfNeeded() }
          }
        }
      }
    }
  }

  private var subscriber: Effect<Source>.Subscriber {
    Effect<Source>.Subscriber { [self] action in
      guard acceptsEvents, !isFinishing.load(ordering: .acquiring) else { return }
      let explicit = Transaction.current
      let transaction = explicit.isEmpty ? transaction : ActionTransaction(explicit)
      runner.receive(QueuedAction(embed(action), transaction, from: self), registry)
    } complete: { [self] in
      guard acceptsEvents, !isFinishing.exchange(true, ordering: .acquiringAndReleasing) else {
        return
      }
      if runner.receive(QueueEntry(endOf: self), registry) {
        isFinished.store(true, ordering: .releasing)
      }
    }
  }

  private var acceptsEvents: Bool { phase == .live && !isOrphan }
}

extension SubscriptionLeaf where Source == Action {
  /// Creates a leaf that waits for the end of a delay.
  convenience init(
    _ delay: @escaping DelayTimer.Delay, of deferral: Deferral,
    by runner: EffectRunner<State, Action>,
    in registry: EffectRegistry, ordinal: UInt64, isOrphan: Bool = false
  ) {
    let delay = UncheckedSendable(delay)  // A timer is made to be used from any thread.
    let wait = Subscription<Action>(at: deferral.location, dependencies: deferral.dependencies) {
      [executor = runner.probe?.executor] subscriber in
      delay.value(executor) { subscriber.finish() }
    }
    self.init(
      wait, by: runner, in: registry, ordinal: ordinal, isOrphan: isOrphan,
      under: ActionTransaction(Transaction())
    ) { $0 }
  }
}
