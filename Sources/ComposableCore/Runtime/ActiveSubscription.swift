import Synchronization

/// A running subscription, as the sender of the events that a store receives.
final class ActiveSubscription: Sendable {
  let effect: InFlightEffect
  private let isFinishing = Atomic(false)
  private let _isFinished = Atomic(false)

  init(_ effect: InFlightEffect) {
    self.effect = effect
  }

  /// True once the store has received the finish event.
  var isFinished: Bool {
    get { _isFinished.load(ordering: .acquiring) }
    set { _isFinished.store(newValue, ordering: .releasing) }
  }

  /// Returns true if an event is to be delivered: the effect is live and has not finished.
  /// Accepting a finish event rejects all events that follow.
  ///
  /// - Parameter isLast: `true` for the finish event.
  func acceptEvent(isLast: Bool) -> Bool {
    guard effect.phase == .live, !effect.isOrphan else { return false }
    return isLast
      ? !isFinishing.exchange(true, ordering: .acquiringAndReleasing)
      : !isFinishing.load(ordering: .acquiring)
  }
}
