/// A property wrapper that reads a value of the environment.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled
/// ```
///
/// Set such values with `environment(_:_:)`, and declare your own with ``Entry()``.
@propertyWrapper
public struct Environment<Value>: EnvironmentReading {
  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    /// A value that an ancestor has to set.
    case required(KeyPath<EnvironmentValues, Value?>)
  }

  private let source: Source
  private var values: EnvironmentValues?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .value(keyPath)
  }

  /// Reads the value of a key path, which traps if it is `nil`.
  init(required keyPath: KeyPath<EnvironmentValues, Value?>) {
    source = .required(keyPath)
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    switch source {
    case .value(let keyPath): return values[keyPath: keyPath]
    case .required(let keyPath):
      guard let value = values[keyPath: keyPath] else {
        preconditionFailure(
          """
          There is no '\(Value.self)' in the environment.

          Set one on an ancestor with '.environment(object)', or read it as an optional.
          """
        )
      }
      return value
    }
  }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    values = node.environment
  }

  func readsSameValue(in old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    switch source {
    case .value(let keyPath): isSame(old[keyPath: keyPath], new[keyPath: keyPath])
    case .required(let keyPath): isSame(old[keyPath: keyPath], new[keyPath: keyPath])
    }
  }
}
