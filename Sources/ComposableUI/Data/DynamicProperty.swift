/// A property that gets its value from the place of its view: `@State`, `@Environment`, and those that
/// are made of such.
public protocol DynamicProperty {
  /// Called each time before the body runs with new values.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the graph binds to a view's place.
protocol GraphBoundProperty: DynamicProperty {
  mutating func bind(to holder: any StateStorage, at offset: Int, _ node: _AnyViewNode)
}

/// Keeps the state of a view as long as the view's identity lives.
protocol StateStorage: AnyObject {
  /// What is kept for the property at an offset in the view.
  func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value
}
