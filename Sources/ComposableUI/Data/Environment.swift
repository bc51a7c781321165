/// A value from the surroundings of a view: `@Environment(\.isEnabled) var isEnabled`.
@propertyWrapper
public struct Environment<Value>: GraphBoundProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the view is.
  public var wrappedValue: Value {
    (values ?? EnvironmentValues())[keyPath: keyPath]
  }

  mutating func bind(to holder: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    values = node.environment
  }
}
