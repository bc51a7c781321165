/// A throttled effect in flight: the gate that the actions of its leaves pass.
final class ThrottledEffect {
  /// The throttle of the identifier. Looked up when the effect starts, after the throttles of
  /// removed features were removed.
  private(set) lazy var throttle = findThrottle()
  private let throttling: Throttling
  /// The group of the effect's leaves.
  private let group: InFlightEffect
  /// The throttled effect that encloses this one.
  private let outer: ThrottledEffect?
  /// The namespaces that the effect was returned in.
  private let namespaces: [ActiveNamespace]
  private let findThrottle: () -> Throttle
  /// Starts a leaf of the group.
  private let start: (EffectLeaf) -> Void
  /// Cancels a leaf of the group.
  private let cancel: (InFlightEffect) -> Void
  /// Creates a leaf that waits for the end of a delay.
  private let makeTimerLeaf: (@escaping DelayTimer.Delay) -> EffectLeaf

  init(
    _ throttling: Throttling, group: InFlightEffect, in outer: ThrottledEffect?,
    _ namespaces: [ActiveNamespace],
    findThrottle: @escaping () -> Throttle,
    start: @escaping (EffectLeaf) -> Void,
    cancel: @escaping (InFlightEffect) -> Void,
    makeTimerLeaf: @escaping (@escaping DelayTimer.Delay) -> EffectLeaf
  ) {
    self.throttling = throttling
    self.group = group
    self.outer = outer
    self.namespaces = namespaces
    self.findThrottle = findThrottle
    self.start = start
    self.cancel = cancel
    self.makeTimerLeaf = makeTimerLeaf
  }

  /// True if an action would have to wait.
  var isLimiting: Bool { throttle.isLimiting(throttling) }

  /// Receives the next action of a leaf, or its end.
  ///
  /// - Returns: The action to deliver now, or `nil` if there is none.
  func receive(_ entry: QueueEntry) -> QueueEntry? {
    guard entry.hasAction else {
      return throttle.takePending(throttling, endOf: entry.origin).flatMap(deliver)
    }
    guard let received = throttle.receive(entry, throttling, startTimer: startTimerLeaf) else {
      return nil
    }
    if let timerLeaf = received.timerLeaf { cancel(timerLeaf) }
    return deliver(received.action)
  }

  private func deliver(_ action: QueueEntry) -> QueueEntry? {
    outer.map { $0.receive(action) } ?? action
  }

  private func startTimerLeaf(_ delay: @escaping DelayTimer.Delay) -> InFlightEffect {
    let leaf = makeTimerLeaf(delay)
    // The effect has ended meanwhile, on another thread: nothing waits.
    guard group.phase == .live else { return leaf }
    leaf.throttledEffect = self
    leaf.namespaces = namespaces
    for namespace in namespaces { namespace.addEffect() }
    start(leaf)
    return leaf
  }
}
