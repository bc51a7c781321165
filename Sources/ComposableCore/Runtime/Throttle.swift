/// The throttle of one identifier of a feature, which outlives each of its effects, since a
/// throttled effect usually ends at once. It is used on the store's actor only.
final class Throttle {
  private var state = ThrottleState<QueueEntry>()
  /// The leaf that waits for the end of the interval. It belongs to the effect of the pending
  /// action, so that a cancel of the effect drops the action.
  private var timerLeaf: InFlightEffect?
  /// Makes the action that was pending when its effect was replaced, as one of a leaf. It takes the
  /// place of the next action that is received.
  var carriedOver: ((_ origin: InFlightEffect?) -> QueueEntry)?

  /// The pending action of an effect that was not cancelled.
  var pending: QueueEntry? {
    timerLeaf?.phase == .live && state.pending?.origin?.phase != .cancelled ? state.pending : nil
  }

  /// True if an action would have to wait.
  func isLimiting(_ throttling: Throttling) -> Bool {
    state.isLimiting(throttling.deferral.timer)
  }

  /// Receives an action of a throttled effect.
  ///
  /// - Parameter startTimer: Starts the leaf that waits for the end of the interval.
  /// - Returns: The action to deliver now, and the timer leaf that is not needed any more.
  func receive(
    _ action: QueueEntry, _ throttling: Throttling,
    startTimer: (@escaping DelayTimer.Delay) -> InFlightEffect
  ) -> (action: QueueEntry, timerLeaf: InFlightEffect?)? {
    if pending == nil { state.dropPending() }
    if timerLeaf?.phase != .live { timerLeaf = nil }
    let first = throttling.latest ? nil : carriedOver
    carriedOver = nil
    let action = first?(action.origin) ?? action
    switch state.receive(action, latest: throttling.latest, timer: throttling.deferral.timer) {
    case .deliver(let action):
      defer { timerLeaf = nil }
      return (action, timerLeaf)
    case .wait(let delay):
      if timerLeaf == nil { timerLeaf = startTimer(delay) }
      return nil
    }
  }

  /// Returns the pending action at the end of the interval.
  func takePending(_ throttling: Throttling, endOf leaf: InFlightEffect?) -> QueueEntry? {
    guard let timerLeaf, leaf === timerLeaf else { return nil }
    if pending == nil { state.dropPending() }
    self.timerLeaf = nil
    return state.takePending(timer: throttling.deferral.timer)
  }
}
