import Synchronization

/// Coalesces changes, so that exactly one update follows any number of them, on any thread.
final class UpdateCoalescer: Sendable {
  private enum Phase: UInt8, AtomicRepresentable {
    /// There are no changes.
    case idle
    /// The owner of the view graph is working, and checks for changes when it is done.
    case updating
    /// There are changes. An update is scheduled, or the owner schedules one after
    /// ``endUpdate()``.
    case invalidated
  }

  private let phase = Atomic(Phase.idle)

  /// Records a change.
  ///
  /// - Returns: True if the caller has to schedule an update.
  func setNeedsUpdate() -> Bool {
    phase.exchange(.invalidated, ordering: .acquiringAndReleasing) == .idle
  }

  /// Marks the start of the owner's work. The owner updates at the end, so changes until then
  /// don't schedule an update.
  func beginUpdate() {
    phase.store(.updating, ordering: .sequentiallyConsistent)
  }

  /// Marks the end of the owner's update.
  ///
  /// - Returns: True if there were changes since ``beginUpdate()``, so that an update has to be
  ///   scheduled.
  func endUpdate() -> Bool {
    let (exchanged, _) = phase.compareExchange(
      expected: .updating, desired: .idle, ordering: .acquiringAndReleasing
    )
    return !exchanged
  }
}
