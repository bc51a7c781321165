import Synchronization

/// A subscription that runs, as one who tells a store something.
final class ActiveSubscription: Sendable {
  let work: InFlightEffect
  let transaction: InheritedTransaction
  private let isDone = Atomic(false)
  private let _isOver = Atomic(false)

  init(_ work: InFlightEffect, under transaction: InheritedTransaction) {
    self.work = work
    self.transaction = transaction
  }

  /// Whether the store has been handed its end.
  var isOver: Bool {
    get { _isOver.load(ordering: .acquiring) }
    set { _isOver.store(newValue, ordering: .releasing) }
  }

  /// Whether what it tells now is heard.
  ///
  /// - Parameter isLast: Whether it says that no more will come.
  func isHeard(isLast: Bool) -> Bool {
    guard work.phase == .live else { return false }
    return isLast
      ? !isDone.exchange(true, ordering: .acquiringAndReleasing)
      : !isDone.load(ordering: .acquiring)
  }
}
