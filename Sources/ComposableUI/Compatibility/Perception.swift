/// The names of the module `Perception`, for views that qualify them: `@Perception.Bindable`.
public enum Perception {
  /// A property wrapper that creates bindings to the properties of an object or store.
  public typealias Bindable<Value> = ComposableUI.Bindable<Value>
}
