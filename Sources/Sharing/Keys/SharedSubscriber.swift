/// The receiver of the changes that others make to the value of a key.
///
/// ``SharedReaderKey/subscribe(context:subscriber:)`` receives one. It can be called on any thread,
/// any number of times.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void
  /// Returns the property that receives the changes, or `nil` after its deallocation. Any other
  /// receiver has none.
  package let replica: @Sendable () -> (any SharedReplica<Value>)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Receives each value, or `nil` if there is none, or an error.
  ///   - onLoading: Receives whether a value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
    replica = { nil }
  }

  /// Creates the subscriber of a property.
  init(
    replica: @escaping @Sendable () -> (any SharedReplica<Value>)?,
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void
  ) {
    self.callback = callback
    self.onLoading = onLoading
    self.replica = replica
  }

  /// Passes on a new value.
  public func yield(_ value: Value) { callback(.success(value)) }

  /// Passes on that there is no value: the default value of the property is used.
  public func yieldReturningInitialValue() { callback(.success(nil)) }

  /// Passes on an error. The property keeps its value.
  public func yield(throwing error: any Error) { callback(.failure(error)) }

  /// Passes on a result: `nil` if there is no value.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }

  /// Passes on whether a value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}
