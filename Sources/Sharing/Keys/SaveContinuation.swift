/// The context in which a key saves a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// The value is saved explicitly, with `save()`.
  case userInitiated
}

/// The receiver of the result of ``SharedKey/save(_:context:continuation:)``.
///
/// Resume it exactly once, at once or later, on any thread. A second call is reported and has no
/// effect.
public struct SaveContinuation: Sendable {
  private let completion: Completion<Void>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the key, for messages.
  ///   - callback: Receives the result.
  public init(
    _ description: String = "a key",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    completion = Completion("The save of \(description)", callback)
  }

  /// Resumes after the value was saved.
  public func resume() { completion.resume(.success(())) }

  /// Resumes with an error.
  public func resume(throwing error: any Error) { completion.resume(.failure(error)) }

  /// Resumes with a result.
  public func resume(with result: Result<Void, any Error>) { completion.resume(result) }
}
