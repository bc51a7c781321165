import IssueReporting
public import OpenCombineShim

/// A property wrapper for an observable object that a view owns.
///
/// ```swift
/// struct SearchView: View {
///   @StateObject private var model = SearchModel()
///
///   var body: some View { TextField("Search", text: $model.query) }
/// }
/// ```
///
/// Use it for models that are `ObservableObject`s, and ``State`` for objects with the macro
/// `@Observable`.
///
/// Guarantees:
/// 1. The object is created once for each identity of the view, before its first body, and released
///    when the view is removed. In an `App`, the identity is that of the window.
/// 2. Changes of the object are observed as by an ``ObservedObject``.
/// 3. Reading it before the view is shown, as in an `init`, is reported and creates another object.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: GraphBoundProperty {
  private let makeObject: () -> ObjectType
  private var observation: ObjectObservation<ObjectType>?

  /// Creates the property with an expression that creates the object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    makeObject = thunk
  }

  /// The object, which is created once for each identity of the view.
  public var wrappedValue: ObjectType {
    if let observation {
      observation.access()
      return observation.object
    }
    reportIssue(
      """
      '@StateObject' of type '\(ObjectType.self)' was read before the view was shown. Each read \
      creates another object.

      Read it in the body or in an action of the view.
      """
    )
    return makeObject()
  }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue, observation: observation)
  }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    let observation = storage.state(at: offset) { ObjectObservation(makeObject(), isOwned: true) }
    observation.access()
    self.observation = observation
  }
}
