extension Task where Failure == Never {
  /// Suspends until the current task is cancelled, then throws `CancellationError`.
  ///
  /// Use it as a placeholder for work that never produces a value:
  ///
  /// ```swift
  /// let load: @Sendable () async throws -> User = { try await Task.never() }
  /// ```
  public static func never() async throws -> Success {
    await suspendForever()
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled, then throws `CancellationError`.
  ///
  /// This overload applies when no result type is required: `try await Task.never()`.
  public static func never() async throws -> Never {
    await suspendForever()
    throw _Concurrency.CancellationError()
  }
}

/// Suspends until the current task is cancelled. In an effect under test, records that it does.
func suspendForever() async {
  guard let sleeps = PendingSleeps.current else { return await suspendUntilCancelled() }
  await sleeps.record(.forever) { await suspendUntilCancelled() }
}

/// Suspends until the current task is cancelled.
func suspendUntilCancelled() async {
  let stream = AsyncStream<Never> { _ in }
  for await _ in stream {}
}
