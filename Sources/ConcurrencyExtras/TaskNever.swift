extension Task where Failure == Never {
  /// Waits until the current task is cancelled, then throws `CancellationError`.
  ///
  /// Use it to stand in for work that gives nothing:
  ///
  /// ```swift
  /// let load: @Sendable () async throws -> User = { try await Task.never() }
  /// ```
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the current task is cancelled, then throws `CancellationError`.
  ///
  /// The form taken when no result type is asked for: `try await Task.never()`.
  public static func never() async throws -> Never {
    for await element in AsyncStream<Never>.never { switch element {} }
    throw _Concurrency.CancellationError()
  }
}
