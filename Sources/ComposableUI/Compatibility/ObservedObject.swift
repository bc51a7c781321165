public import Observation

/// A property wrapper for an observable object that a view receives, such as a `ViewStore`.
///
/// Bodies observe the objects that they read, with or without it: a plain property does the same.
///
/// ```swift
/// @ObservedObject var viewStore: ViewStoreOf<Counter>
/// ```
@available(*, deprecated, message: "Use a plain property, or '@Bindable' for bindings.")
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject & Observable> {
  /// The type of the projected value, whose members are bindings.
  public typealias Wrapper = Bindable<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object.
  public init(initialValue: ObjectType) {
    self.wrappedValue = initialValue
  }

  /// The bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// A property wrapper for an observable object that a view owns, such as a `ViewStore`.
///
/// The object is created once for each identity of the view, when the view is first shown.
@available(*, deprecated, message: "Use '@State'.")
@propertyWrapper
public struct StateObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private var state: State<ObjectType>

  /// Creates the property with an object.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    state = State(wrappedValue: wrappedValue())
  }

  /// The object.
  public var wrappedValue: ObjectType { state.wrappedValue }

  /// The bindings to the properties of the object.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}
