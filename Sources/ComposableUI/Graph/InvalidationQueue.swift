import Synchronization
import Transactions

/// A body that read something which has changed since.
struct Invalidation: Sendable {
  let node: Int
  /// The evaluation of the body that read it.
  let evaluation: Int
  /// What the change carries.
  let transaction: Transaction
}

/// What has changed since the graph looked last. Takes notes from anywhere.
final class InvalidationQueue: Sendable {
  private let invalidations = Mutex<[Invalidation]>([])
  /// Called when there is something to look at again.
  private let needsUpdate: @Sendable () -> Void

  init(needsUpdate: @escaping @Sendable () -> Void) {
    self.needsUpdate = needsUpdate
  }

  func add(_ invalidation: Invalidation) {
    let isFirst = invalidations.withLock { invalidations in
      invalidations.append(invalidation)
      return invalidations.count == 1
    }
    if isFirst { needsUpdate() }
  }

  func empty() -> [Invalidation] {
    invalidations.withLock { invalidations in
      defer { invalidations = [] }
      return invalidations
    }
  }

  var isEmpty: Bool { invalidations.withLock(\.isEmpty) }
}
