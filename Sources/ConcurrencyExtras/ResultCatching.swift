extension Result {
  /// Creates a result from the return value or error of asynchronous work.
  ///
  /// Use it to send the outcome of a call as one action:
  ///
  /// ```swift
  /// await send(.loaded(Result { try await client.load() }))
  /// ```
  ///
  /// The work runs on the caller's actor. A `CancellationError` is a failure like any other error.
  ///
  /// - Parameter body: The work to run.
  public nonisolated(nonsending) init(
    catching body: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
