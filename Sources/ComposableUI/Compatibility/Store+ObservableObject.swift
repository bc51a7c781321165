public import ComposableCore
public import OpenCombineShim

/// A store in `@StateObject`, `@ObservedObject` and `@EnvironmentObject`.
///
/// `@State var store` and `let store` are the current spellings, and the environment takes a store
/// as an object, `@Environment(Store<State, Action>.self)`.
extension Store: ObservableObject {
  /// A publisher that publishes nothing: bodies observe the fields of the state that they read.
  public var objectWillChange: Empty<Void, Never> { Empty(completeImmediately: false) }
}
