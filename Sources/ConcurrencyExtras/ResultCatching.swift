extension Result {
  /// Keeps what asynchronous work returned or threw.
  ///
  /// ```swift
  /// await send(.loaded(Result { try await client.load() }))
  /// ```
  ///
  /// The work runs on the caller's actor. A `CancellationError` is kept like any other error.
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
