// A key with a default value is more specific than any key, and an optional value less.

extension Shared {
  /// Creates a reference to the value of a key.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the storage has none.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>
  ) {
    self.init(SharedReferences.current.reference(for: key, initialValue: wrappedValue))
  }

  /// Creates a reference to the optional value of a key: `nil` if the storage has none.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a reference to the value of a key with a default value.
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// Creates a reference to the value of a key, in place of its default value.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Loads the value of a key and creates a reference to it.
  ///
  /// - Throws: The error of the load, or ``MissingSharedValue`` if there is no value.
  public init(require key: some SharedKey<Value>) async throws {
    self.init(try await SharedReferences.current.reference(requiring: key))
  }

  /// Makes this property and its copies share the value of another key, and loads it.
  ///
  /// The current value is the default value. It remains until the value is loaded.
  ///
  /// - Throws: The error of the load, which is also the ``loadError``.
  public func load(_ key: some SharedKey<Value>) async throws {
    let value = wrappedValue
    let reference = SharedReferences.current.reference(for: key, isLoaded: true) { value }
    box.replace(by: reference)
    try await reference.load()
  }
}

extension SharedReader {
  /// Creates a reference to the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the storage has none.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>
  ) {
    self.init(SharedReferences.current.reference(for: key, initialValue: wrappedValue))
  }

  /// Creates a reference to the optional value of a key: `nil` if the storage has none.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a reference to the value of a key with a default value.
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// Creates a reference to the value of a key, in place of its default value.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Loads the value of a key and creates a reference to it.
  ///
  /// - Throws: The error of the load, or ``MissingSharedValue`` if there is no value.
  public init(require key: some SharedReaderKey<Value>) async throws {
    self.init(try await SharedReferences.current.reference(requiring: key))
  }

  /// Makes this property and its copies read the value of another key, and loads it.
  ///
  /// The current value is the default value. It remains until the value is loaded.
  ///
  /// - Throws: The error of the load, which is also the ``loadError``.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let value = wrappedValue
    let reference = SharedReferences.current.reference(for: key, isLoaded: true) { value }
    box.replace(by: reference)
    try await reference.load()
  }
}

/// An error thrown when a required value is not in its storage.
public struct MissingSharedValue: Error, CustomStringConvertible {
  /// The name of the key.
  let key: String

  /// A message with the name of the key.
  public var description: String { "There is no value for '\(key)'." }
}

extension SharedReferences {
  /// Loads the value of a key and returns a reference to it.
  fileprivate func reference<Key: SharedReaderKey>(
    requiring key: Key
  ) async throws -> SharedReference<Key.Value> {
    let value = try await withCheckedThrowingContinuation { continuation in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation("\(key)") { continuation.resume(with: $0) }
      )
    }
    guard let value else { throw MissingSharedValue(key: "\(key)") }
    return reference(for: key, isLoaded: true) { value }
  }
}
