import ComposableConcurrency
import Sharing

/// The registrars of the observed fields of one value.
final class FieldRegistrars: Sendable {
  private let registrars = Lock<[SendableKeyPath<AnyKeyPath>: ValueRegistrar]>([:])

  func registrar(for keyPath: AnyKeyPath) -> ValueRegistrar {
    let keyPath = SendableKeyPath(keyPath)
    return registrars.withLock { registrars in
      if let registrar = registrars[keyPath] { return registrar }
      let registrar = ValueRegistrar()
      registrars[keyPath] = registrar
      return registrar
    }
  }

  /// Records a change of a field. In a reducer, its observers are notified after the reducer has run,
  /// elsewhere at once. A later read of the field creates a new registrar, so that it is not notified
  /// of the same action again.
  ///
  /// - Returns: `true` if other fields of the value are observed.
  func recordChange(_ keyPath: AnyKeyPath) -> Bool {
    let changes = PendingMutations.current
    // Bodies and observed closures change copies of the values that they read. If that notified the
    // observers of the originals, two such bodies would evaluate each other for ever.
    if changes == nil, TrackedReads.current != nil { return true }
    let keyPath = SendableKeyPath(keyPath)
    let (registrar, isObserved) = registrars.withLock { registrars in
      (registrars.removeValue(forKey: keyPath), !registrars.isEmpty)
    }
    if let registrar {
      if let changes { changes.add(registrar) } else { registrar.notifyObservers() }
    }
    return isObserved
  }

  /// Returns the same registrars for a copy of the value that changes. Observers may be using
  /// either value, so both notify them.
  func copied() -> FieldRegistrars {
    let fields = FieldRegistrars()
    let all = registrars.withLock { $0 }
    fields.registrars.withLock { $0 = all }
    return fields
  }

  /// Records that the value was deallocated, for the observers that do not also observe a copy of
  /// it.
  func invalidateAll() {
    guard let changes = PendingMutations.current else { return }
    // Out of the dictionary first: its indices would retain the registrars, too.
    var removed = registrars.withLock { registrars in
      defer { registrars = [:] }
      return Array(registrars.values)
    }
    for index in removed.indices where isKnownUniquelyReferenced(&removed[index]) {
      changes.add(removed[index])
    }
  }
}
