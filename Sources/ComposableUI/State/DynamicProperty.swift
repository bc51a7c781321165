/// A property of a view whose value is stored outside of it, such as `@State` or `@Environment`.
///
/// Conform a type of your own to it to combine such properties: they work in it as in a view.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties in it received their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the property has its values already.
  public mutating func update() {}
}

/// A property that the graph binds to the node of its view.
protocol GraphBoundProperty: DynamicProperty {
  /// True if the value of the property depends on the environment.
  static var readsEnvironment: Bool { get }
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
  /// False.
  static var readsEnvironment: Bool { false }

  /// True.
  var hasValue: Bool { true }
}

/// The storage of a view's state, which lives as long as the view's identity.
protocol StateStorage: AnyObject {
  /// The object stored for the property at an offset in the view, created on first use.
  func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value
}
