/// A property wrapper that reads a value of the environment.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled
/// ```
///
/// Set such values with `environment(_:_:)`, and declare your own with ``Entry()``.
@propertyWrapper
public struct Environment<Value>: GraphBoundProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    (values ?? EnvironmentValues())[keyPath: keyPath]
  }

  static var readsEnvironment: Bool { true }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    values = node.environment
  }
}
