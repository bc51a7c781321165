/// Runs an operation; accepted for tests written for an executor that the whole process shares.
///
/// Tests that need to know when nothing is runnable get it from a ``QuiescentExecutor``, which belongs
/// to them: `TestStore` has one. Nothing is changed for the process.
///
/// - Parameter operation: Called once.
/// - Throws: What `operation` throws.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  try await operation()
}

/// Runs an operation; accepted for tests written for an executor that the whole process shares.
///
/// - Parameter operation: Called once.
/// - Throws: What `operation` throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  try operation()
}
