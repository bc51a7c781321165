/// The state that the throttled effects with one identifier share: the time of the last delivery
/// and the pending event. It decides; ``Throttle`` acts.
struct ThrottleState<Event> {
  enum Decision {
    /// The event is to be delivered now.
    case deliver(Event)
    /// An event is pending until the end of the delay.
    case wait(DelayTimer.Delay)
  }

  private var lastDelivery: Any?
  private(set) var pending: Event?

  /// Receives an event. It becomes pending during the interval after a delivery.
  ///
  /// - Parameter latest: `true` if the event replaces a pending one, otherwise it is dropped.
  mutating func receive(_ event: Event, latest: Bool, timer: DelayTimer) -> Decision {
    let event = latest ? event : pending ?? event
    if let delay = lastDelivery.flatMap(timer.remainingDelay) {
      pending = event
      return .wait(delay)
    }
    lastDelivery = timer.now()
    pending = nil
    return .deliver(event)
  }

  /// Delivers the pending event at the end of the interval.
  mutating func takePending(timer: DelayTimer) -> Event? {
    guard let pending else { return nil }
    self.pending = nil
    lastDelivery = timer.now()
    return pending
  }

  /// Returns true if an event would have to wait.
  func isLimiting(_ timer: DelayTimer) -> Bool {
    lastDelivery.flatMap(timer.remainingDelay) != nil
  }

  /// Drops the pending event. The interval continues.
  mutating func dropPending() { pending = nil }
}
