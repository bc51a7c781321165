import Synchronization

/// A flag that is set once.
package final class AtomicFlag: Sendable {
  private let isSet = Atomic(false)

  package init() {}

  /// Sets the flag. Returns false if it was set before.
  package func set() -> Bool { !isSet.exchange(true, ordering: .acquiringAndReleasing) }
}
