import ConcurrencyExtras
import Transactions

/// An evaluation of a body that has read a value which has changed since.
struct Invalidation: Sendable {
  /// The identifier of the body's node.
  let nodeID: Int
  /// The number of the evaluation that read the value.
  let evaluation: Int
  /// The transaction of the change.
  let transaction: Transaction
}

/// The bodies that were invalidated since the last update of the graph. Safe to use on any thread.
final class InvalidationQueue: Sendable {
  private let invalidations = Lock<[Invalidation]>([])
  /// Called when the queue ceases to be empty.
  private let needsUpdate: @Sendable () -> Void

  init(needsUpdate: @escaping @Sendable () -> Void) {
    self.needsUpdate = needsUpdate
  }

  func enqueue(_ invalidation: Invalidation) {
    let isFirst = invalidations.withLock { invalidations in
      invalidations.append(invalidation)
      return invalidations.count == 1
    }
    if isFirst { needsUpdate() }
  }

  /// Removes and returns all invalidations.
  func drain() -> [Invalidation] {
    invalidations.withLock { invalidations in
      defer { invalidations = [] }
      return invalidations
    }
  }

  var isEmpty: Bool { invalidations.withLock(\.isEmpty) }
}
