import OpenCombineShim

/// The observation of an object by a property of a view. It lasts as long as the identity of the
/// view, and retains the object.
///
/// The single mechanism of `@ObservedObject`, `@StateObject` and `@EnvironmentObject`.
final class ObjectObservation<ObjectType: ObservableObject> {
  /// The object. Another one is observed in its place.
  var object: ObjectType {
    didSet {
      if object !== oldValue { observe() }
    }
  }
  private let changes = ObjectChanges()
  private var subscription: AnyCancellable?

  init(_ object: ObjectType) {
    self.object = object
    observe()
  }

  private func observe() {
    subscription = object.objectWillChange.sink { [changes] _ in changes.objectWillChange() }
  }

  /// Registers the body that is evaluated for all changes of the object.
  func access() { changes.access() }
}
