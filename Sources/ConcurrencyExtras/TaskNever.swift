internal import ComposableConcurrency

extension Task where Failure == Never {
  /// Suspends until the current task is cancelled, then throws `CancellationError`.
  ///
  /// Use it as a placeholder for work that never produces a value:
  ///
  /// ```swift
  /// let load: @Sendable () async throws -> User = { try await Task.never() }
  /// ```
  public static func never() async throws -> Success {
    await PendingSleeps.suspend()
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled, then throws `CancellationError`.
  ///
  /// This overload applies when no result type is required: `try await Task.never()`.
  public static func never() async throws -> Never {
    await PendingSleeps.suspend()
    throw _Concurrency.CancellationError()
  }
}
