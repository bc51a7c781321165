// Public, since the functions below are inlined into other modules.
public import Observation
public import Synchronization

/// Tracks the observers of one value.
@usableFromInline
package final class ValueRegistrar: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  @usableFromInline let wasRead = Atomic(false)
  private var value: Void { () }

  @usableFromInline package init() {}

  /// True if the value was ever read.
  @inlinable package var isObserved: Bool { wasRead.load(ordering: .relaxed) }

  /// Records that the value is read.
  package func access() {
    if !isObserved { wasRead.store(true, ordering: .relaxed) }
    registrar.access(self, keyPath: \.value)
  }

  /// Notifies the observers that the value has changed.
  package func notifyObservers() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
