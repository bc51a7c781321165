import ConcurrencyExtras
import Synchronization

/// A reference to a shared value, which all copies of a property replace together when the property
/// loads another key.
final class ReferenceBox<Value>: Sendable {
  // Retained also after its replacement, so that reading it takes no lock.
  private let initial: SharedReference<Value>
  private let isReplaced = Atomic(false)
  private let replacement = Lock<SharedReference<Value>?>(nil)

  init(_ reference: SharedReference<Value>) {
    initial = reference
  }

  /// The current reference.
  var reference: SharedReference<Value> {
    guard isReplaced.load(ordering: .acquiring) else { return initial }
    return replacement.withLock { $0 } ?? initial
  }

  /// Replaces the reference, and notifies the observers of the former one.
  func replace(by reference: SharedReference<Value>) {
    let former = self.reference
    // The former replacement is returned, since it must not be deallocated under the lock.
    _ = replacement.withLock { replacement in
      defer { replacement = reference }
      return replacement
    }
    isReplaced.store(true, ordering: .releasing)
    former.invalidate()
  }
}
