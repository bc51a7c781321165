import ComposableConcurrency
import ComposableCore
import Observation

/// The changes of an object, as an observable value. Bodies that read it are evaluated again after
/// each change.
///
/// An object announces a change before it makes it, possibly on another actor than that of the
/// views. Their update must not come between the two, so it is requested on the actor that makes the
/// change, once that is free.
final class ObjectChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The actor of the views.
  private let isolation: StoreIsolation
  /// The actors that have not made their changes yet.
  private let changingActors = Lock<Set<ObjectIdentifier>>([])
  /// The property that stands for all properties of the object.
  private var object: Void { () }

  /// Creates the changes of an object that the current actor's views observe.
  init() {
    isolation = .current ?? StoreIsolation(MainActor.shared)
  }

  /// Registers the body that is evaluated.
  func access() { registrar.access(self, keyPath: \.object) }

  /// Notifies the bodies of a change that the object is about to make.
  func objectWillChange() {
    // The views are updated in a later job of their actor, after the change.
    if isolation.isKnownToBeCurrent { return notify() }
    // An actor without a name, such as that of an effect, can't be waited for.
    guard let actor = StoreIsolation.current?.actor ?? isolation.actor else { return }
    let isFirst = changingActors.withLock { $0.insert(ObjectIdentifier(actor)).inserted }
    guard isFirst else { return }
    Task(executorPreference: QuiescentExecutor.current) { await self.changed(on: actor) }
  }

  private func changed(on isolation: isolated any Actor) {
    _ = changingActors.withLock { $0.remove(ObjectIdentifier(isolation)) }
    notify()
  }

  private func notify() { registrar.withMutation(of: self, keyPath: \.object) {} }
}
