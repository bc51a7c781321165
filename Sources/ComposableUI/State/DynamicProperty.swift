/// A property of a view whose value is stored outside of it, such as `@State` or `@Environment`.
///
/// Conform a type of your own to it to combine such properties: they work in it as in a view.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties in it received their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the graph binds to the node of its view.
protocol GraphBoundProperty: DynamicProperty {
  /// False if there is nothing to bind the property to, so that the body can't be evaluated.
  var hasValue: Bool { get }

  /// Binds the property.
  ///
  /// - Parameters:
  ///   - storage: The storage of the view's state.
  ///   - offset: The offset of the property in the view, in bytes.
  ///   - node: The node of the view.
  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode)
}

extension GraphBoundProperty {
  /// True.
  var hasValue: Bool { true }
}

/// A property whose value is that of the environment.
protocol EnvironmentReading: GraphBoundProperty {
  /// Returns true if the property has the same value in two environments.
  func readsSameValue(in old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
}

/// The storage of a view's state, which lives as long as the view's identity.
protocol StateStorage: AnyObject {
  /// The object stored for the property at an offset in the view, created on first use.
  func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value
}
