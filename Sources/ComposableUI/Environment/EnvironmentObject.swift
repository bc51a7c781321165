/// A property wrapper that reads an observable object from the environment.
///
/// ```swift
/// @EnvironmentObject private var model: Model
/// ```
///
/// Unlike in SwiftUI, the object is of an `@Observable` class, not an `ObservableObject`. Prefer
/// `@Environment(Model.self)`. Reading it when no ancestor has set an object of the type traps with
/// a message that names it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private var environment = Environment(ObjectType.self)

  /// Creates the property.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType { environment.wrappedValue }

  /// The bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

extension View {
  /// Sets an observable object in the environment of a view, which reads it by its type.
  ///
  /// Prefer ``environment(_:)``, which is the same.
  public func environmentObject(_ object: some AnyObject & Observable) -> some View {
    environment(object)
  }
}
