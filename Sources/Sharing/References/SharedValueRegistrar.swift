import ComposableConcurrency
import Synchronization

/// Tracks the observers of a value that any thread may change.
///
/// A change that an observer can't be notified of, since it registers only after its read, is found by
/// the number of changes: see `TrackedReads`.
final class SharedValueRegistrar: VersionedValue, Sendable {
  private let registrar = ValueRegistrar()
  private let changes = Atomic<UInt64>(0)

  var version: UInt64 { changes.load(ordering: .acquiring) }

  /// Records that the value is read. Call it before the read.
  func access() {
    registrar.access()
    TrackedReads.current?.append(self)
  }

  /// Notifies the observers that the value has changed. Call it after the change.
  func notifyObservers() {
    changes.wrappingAdd(1, ordering: .acquiringAndReleasing)
    registrar.notifyObservers()
  }
}
