import OpenCombineShim

/// The observation of an object by a property of a view. It lasts as long as the identity of the
/// view, and retains the object.
///
/// The single mechanism of `@ObservedObject`, `@StateObject` and `@EnvironmentObject`.
final class ObjectObservation<ObjectType: ObservableObject>: InitialState {
  /// The object. Another one is observed in its place.
  var object: ObjectType {
    didSet {
      if object !== oldValue { observe() }
    }
  }
  private let changes = ObjectChanges()
  private var subscription: AnyCancellable?

  /// True if the object is not the view's own.
  let isInitial: Bool

  /// Creates an observation.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isOwned: True if the object was created for the view.
  init(_ object: ObjectType, isOwned: Bool = false) {
    self.object = object
    isInitial = !isOwned
    observe()
  }

  private func observe() {
    subscription = object.objectWillChange.sink { [changes] _ in changes.objectWillChange() }
  }

  /// Registers the body that is evaluated for all changes of the object.
  func access() { changes.access() }
}
