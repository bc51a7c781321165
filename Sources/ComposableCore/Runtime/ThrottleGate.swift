/// The gate of a throttled effect in flight.
final class ThrottleGate: DeliveryGate {
  /// The throttle of the identifier. Looked up when the effect starts, after the throttles of
  /// removed features were removed.
  private(set) lazy var throttle = registry.throttle(
    throttling.id, of: lifetime, actionType: actionType)
  private let throttling: Throttling
  /// The group of the effect's leaves.
  private let group: InFlightEffect
  /// The gate of the throttled effect that encloses this one.
  private let outer: DeliveryGate?
  /// The namespaces that the effect was returned in.
  private let namespaces: [ActiveNamespace]
  private let registry: EffectRegistry
  private let lifetime: ChildLifetime
  /// The type of the store's actions.
  private let actionType: ObjectIdentifier
  /// Creates a leaf that waits for the end of a delay.
  private let makeTimerLeaf: (@escaping DelayTimer.Delay, _ ordinal: UInt64) -> RegisteredLeaf

  init(
    _ throttling: Throttling, of group: InFlightEffect, in outer: DeliveryGate?,
    _ namespaces: [ActiveNamespace], _ registry: EffectRegistry, _ lifetime: ChildLifetime,
    actionType: ObjectIdentifier,
    makeTimerLeaf: @escaping (@escaping DelayTimer.Delay, _ ordinal: UInt64) -> RegisteredLeaf
  ) {
    self.throttling = throttling
    self.group = group
    self.outer = outer
    self.namespaces = namespaces
    self.registry = registry
    self.lifetime = lifetime
    self.actionType = actionType
    self.makeTimerLeaf = makeTimerLeaf
  }

  /// True if an action would have to wait.
  var isLimiting: Bool { throttle.delay(throttling) != nil }

  override func receive(_ entry: QueueEntry) -> QueueEntry? {
    guard entry.hasAction else {
      return throttle.takePending(throttling, endOf: entry.origin).flatMap(deliver)
    }
    guard let received = throttle.receive(entry, throttling, startTimer: startTimerLeaf) else {
      return nil
    }
    received.timerLeaf.map(registry.cancel)
    return deliver(received.action)
  }

  private func deliver(_ action: QueueEntry) -> QueueEntry? {
    outer.map { $0.receive(action) } ?? action
  }

  private func startTimerLeaf(_ delay: @escaping DelayTimer.Delay) -> InFlightEffect {
    let leaf = makeTimerLeaf(delay, group.ordinal)
    // The effect has ended meanwhile, on another thread: nothing waits.
    guard group.phase == .live else { return leaf }
    leaf.lifetime = lifetime
    leaf.gate = self
    leaf.namespaces = namespaces
    for namespace in namespaces { namespace.addEffect() }
    for ready in registry.insert(leaf, in: group) { _ = registry.start(ready) }
    return leaf
  }
}
