import ComposableConcurrency
import Dispatch

/// The queue on which the documents of a folder are created, one after another.
///
/// So the limits of the folder hold for creations that are requested at the same time, and the
/// contents of one document at most are in memory.
final class DocumentCreationQueue: Sendable {
  let queue = DispatchQueue(label: "DocumentFolder.creation")
  private let pending = Lock(0)

  /// Counts a creation.
  ///
  /// - Returns: False if there are as many as the limit; otherwise ``end()`` has to follow.
  func begin(limit: Int) -> Bool {
    pending.withLock { pending in
      guard pending < limit else { return false }
      pending += 1
      return true
    }
  }

  func end() { pending.withLock { $0 -= 1 } }
}
