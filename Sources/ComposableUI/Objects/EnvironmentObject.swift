import ComposableConcurrency
public import OpenCombineShim

/// A property wrapper for an observable object of an ancestor, which sets it with
/// `environmentObject(_:)`.
///
/// ```swift
/// struct CartButton: View {
///   @EnvironmentObject private var cart: Cart
///
///   var body: some View { Button("\(cart.count) items") { cart.open() } }
/// }
/// ```
///
/// Use it for models that are `ObservableObject`s, and `@Environment(Cart.self)` for objects with the
/// macro `@Observable`.
///
/// Guarantees:
/// 1. Changes of the object are observed as by an ``ObservedObject``.
/// 2. If no ancestor has set an object of the type, that is reported at the property, and the view
///    is left out. The rest of the window works.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: GraphBoundProperty {
  /// An object whose properties are bindings.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private let location: SourceLocation
  private var observation: ObjectObservation<ObjectType>?

  /// Creates the property, which is reported here if no ancestor sets an object.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// The object of the closest ancestor that sets one of the type.
  public var wrappedValue: ObjectType {
    guard let observation else {
      preconditionFailure(
        """
        '@EnvironmentObject' of type '\(ObjectType.self)' was read before the view was shown, at \
        \(location).

        Read it in the body or in an action of the view.
        """
      )
    }
    observation.access()
    return observation.object
  }

  /// The bindings to the properties of the object.
  public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue, observation: observation)
  }

  static var readsEnvironment: Bool { true }

  var hasValue: Bool { observation != nil }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    guard let object = node.environment[ObjectKey<ObjectType>()].object else {
      observation = nil
      let view = node.bodyType.map { "\($0)" } ?? "a view"
      node.graph.report(
        """
        There is no '\(ObjectType.self)' in the environment of '\(view)', which is left out.

        Set one on an ancestor with '.environmentObject(object)'.
        """,
        at: location)
      return
    }
    let observation = storage.state(at: offset) { ObjectObservation(object) }
    observation.object = object
    observation.access()
    self.observation = observation
  }
}

nonisolated extension View {
  /// Sets an observable object in the environment of a view, whose subtree reads it by its type with
  /// an ``EnvironmentObject``.
  ///
  /// It replaces an object of the same type from further up.
  ///
  /// - Parameter object: The object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[ObjectKey<T>()], ObjectReference(object: object))
  }
}
