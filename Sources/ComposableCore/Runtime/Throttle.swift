/// The throttle of one identifier of a feature, which outlives each of its effects, since a
/// throttled effect usually ends at once. It is used on the store's actor only.
final class Throttle {
  private var lastDelivery: Any?
  private var pendingAction: QueueEntry?
  /// The leaf that waits for the end of the interval. It belongs to the effect of the pending
  /// action, so that a cancel of the effect drops the action.
  private var timerLeaf: InFlightEffect?
  /// Makes the action that was pending when its effect was replaced, as one of a leaf. It takes the
  /// place of the next action that is received.
  var carriedOver: ((_ origin: InFlightEffect?) -> QueueEntry)?

  /// The pending action of an effect that was not cancelled.
  var pending: QueueEntry? {
    timerLeaf?.phase == .live && pendingAction?.origin?.phase != .cancelled ? pendingAction : nil
  }

  /// Returns the time that an action would have to wait, or `nil` if it would not.
  func delay(_ throttling: Throttling) -> DelayTimer.Delay? {
    lastDelivery.flatMap(throttling.deferral.timer.remainingDelay)
  }

  /// Receives an action of a throttled effect. It becomes pending during the interval after a
  /// delivery.
  ///
  /// - Parameter startTimer: Starts the leaf that waits for the end of the interval.
  /// - Returns: The action to deliver now, and the timer leaf that is not needed any more.
  func receive(
    _ action: QueueEntry, _ throttling: Throttling,
    startTimer: (@escaping DelayTimer.Delay) -> InFlightEffect
  ) -> (action: QueueEntry, timerLeaf: InFlightEffect?)? {
    let pending = throttling.latest ? nil : self.pending
    let first = throttling.latest ? nil : carriedOver
    carriedOver = nil
    if timerLeaf?.phase != .live { timerLeaf = nil }
    let action = pending ?? first?(action.origin) ?? action
    if let delay = delay(throttling) {
      pendingAction = action
      if timerLeaf == nil { timerLeaf = startTimer(delay) }
      return nil
    }
    defer { timerLeaf = nil }
    return (deliver(action, throttling), timerLeaf)
  }

  /// Returns the pending action at the end of the interval.
  func takePending(_ throttling: Throttling, endOf leaf: InFlightEffect?) -> QueueEntry? {
    guard let timerLeaf, leaf === timerLeaf else { return nil }
    let pending = pending
    pendingAction = nil
    self.timerLeaf = nil
    return pending.map { deliver($0, throttling) }
  }

  private func deliver(_ action: QueueEntry, _ throttling: Throttling) -> QueueEntry {
    lastDelivery = throttling.deferral.timer.now()
    pendingAction = nil
    return action
  }
}
