import Synchronization

/// A subscription that runs, as one who tells a store something.
final class Sender: Sendable {
  let work: Work
  let transaction: InheritedTransaction
  private let _isDone = Atomic(false)

  init(_ work: Work, under transaction: InheritedTransaction) {
    self.work = work
    self.transaction = transaction
  }

  /// Whether it has said that no more will come.
  var isDone: Bool { _isDone.load(ordering: .acquiring) }

  /// Whether what it tells now is heard.
  ///
  /// - Parameter isLast: Whether it says that no more will come.
  func isHeard(isLast: Bool) -> Bool {
    guard work.phase == .live else { return false }
    return isLast ? !_isDone.exchange(true, ordering: .acquiringAndReleasing) : !isDone
  }
}
