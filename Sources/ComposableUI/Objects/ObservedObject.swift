public import OpenCombineShim

/// A property wrapper for an observable object that a view receives.
///
/// ```swift
/// struct ProfileView: View {
///   @ObservedObject var model: ProfileModel
///
///   var body: some View { TextField("Name", text: $model.name) }
/// }
/// ```
///
/// Use it for models that are `ObservableObject`s. A model with the macro `@Observable`, or a store,
/// needs no wrapper: bodies observe the properties that they read.
///
/// Guarantees:
/// 1. Each change that the object announces by its `objectWillChange` invalidates the view, and the
///    views that read the object through a ``Binding`` of it. Many changes of one turn are one
///    update.
/// 2. When the view receives another object, it observes that one only.
/// 3. A change that is made on the actor of the view, in a closure of another session's view, or on
///    the main actor, is shown as soon as it is made. On any other thread an object has to publish
///    after the change, since a body may be evaluated at once.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: GraphBoundProperty, InputComparable {
  /// An object whose properties are bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let observation: ObjectObservation<ObjectType>?

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        to: BindingIdentity(object, keyPath),
        get: { [object, observation] in
          observation?.access()
          return object[keyPath: keyPath]
        },
        set: { [object] in object[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType
  private var observation: ObjectObservation<ObjectType>?

  /// Creates the property with the object that the view receives.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates the property with the object that the view receives.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The object that the view observes.
  public var wrappedValue: ObjectType {
    get {
      observation?.access()
      return object
    }
    set {
      object = newValue
      observation = nil
    }
  }

  /// The bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: object, observation: observation) }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    let observation = storage.state(at: offset) { ObjectObservation(object) }
    observation.object = object
    observation.access()
    self.observation = observation
  }

  func isSameInput(as other: Self) -> Bool { object === other.object }
}
