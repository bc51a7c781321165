import ComposableConcurrency

/// The context in which a key loads a value.
public enum LoadContext<Value> {
  /// A shared property is initialized, with the given default value.
  case initialValue(Value)
  /// The value is loaded explicitly, with `load()`.
  case userInitiated

  /// The default value of the property that is initialized; `nil` for an explicit load.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}

extension LoadContext: Equatable where Value: Equatable {}

extension LoadContext: Hashable where Value: Hashable {}

/// The receiver of the result of ``SharedReaderKey/load(context:continuation:)``.
///
/// Resume it exactly once, at once or later, on any thread. A second call is reported and has no
/// effect.
public struct LoadContinuation<Value>: Sendable {
  private let completion: Completion<Value?>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the key, for messages.
  ///   - callback: Receives the result: `nil` if there is no value.
  public init(
    _ description: String = "a key",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    completion = Completion("The load of \(description)", callback)
  }

  /// Resumes with a value.
  public func resume(returning value: Value) { completion.resume(.success(value)) }

  /// Resumes without a value: the default value of the property is used.
  public func resumeReturningInitialValue() { completion.resume(.success(nil)) }

  /// Resumes with an error.
  public func resume(throwing error: any Error) { completion.resume(.failure(error)) }

  /// Resumes with a result: `nil` if there is no value.
  public func resume(with result: Result<Value?, any Error>) { completion.resume(result) }
}
