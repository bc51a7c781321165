public import ComposableCore

extension State {
  /// A property wrapper for a shared value whose reference a view owns.
  ///
  /// ```swift
  /// @State.Shared(.appStorage("count")) var count = 0
  /// …
  /// Button("Increment") { $count.withLock { $0 += 1 } }
  /// ```
  ///
  /// The reference lives as long as the view's identity: a value without a key is not lost when the
  /// view is created again.
  @propertyWrapper
  public struct Shared: DynamicProperty {
    private var state: State<SharedValue<Value>>

    /// Creates the property with a new shared value.
    public init(value: @autoclosure @escaping () -> sending Value) {
      state = State<SharedValue<Value>>(wrappedValue: SharedValue(value: value()))
    }

    /// Creates the property with the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if the storage of the key has none.
    ///   - key: The key.
    public init(
      wrappedValue: @autoclosure @escaping () -> Value, _ key: some SharedKey<Value>
    ) {
      state = State<SharedValue<Value>>(
        wrappedValue: SharedValue(wrappedValue: wrappedValue(), key))
    }

    /// Creates the property with the value of a key that has a default value.
    public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
      state = State<SharedValue<Value>>(wrappedValue: SharedValue(key))
    }

    /// The current value. Change it with `withLock`: `$count.withLock { $0 += 1 }`.
    public var wrappedValue: Value { projectedValue.wrappedValue }

    /// The reference, to change the value or to pass it to a feature.
    public var projectedValue: SharedValue<Value> { state.wrappedValue }
  }

  /// A property wrapper for a shared value that a view reads, and whose reference it owns.
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    private var state: State<SharedValueReader<Value>>

    /// Creates the property with the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if the storage of the key has none.
    ///   - key: The key.
    public init(
      wrappedValue: @autoclosure @escaping () -> Value, _ key: some SharedReaderKey<Value>
    ) {
      state = State<SharedValueReader<Value>>(
        wrappedValue: SharedValueReader(wrappedValue: wrappedValue(), key))
    }

    /// Creates the property with the value of a key that has a default value.
    public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
      state = State<SharedValueReader<Value>>(wrappedValue: SharedValueReader(key))
    }

    /// The current value of the reference.
    public var wrappedValue: Value { projectedValue.wrappedValue }

    /// The reference, to pass it to a feature.
    public var projectedValue: SharedValueReader<Value> { state.wrappedValue }
  }
}

// In `State`, the names of the references are those of the wrappers above.

/// The reference to a shared value that a ``State/Shared`` projects.
public typealias SharedValue<Value> = Shared<Value>
/// The reference to a shared value that a ``State/SharedReader`` projects.
public typealias SharedValueReader<Value> = SharedReader<Value>
