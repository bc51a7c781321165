/// Runs an operation. It accepts tests written for a serial executor shared by the whole process.
///
/// Prefer `QuiescentExecutor` in tests that wait until no work is runnable: it belongs to one
/// test, and `TestStore` has one. This function changes nothing for the process.
///
/// - Parameter operation: The operation, which runs once.
/// - Throws: The error that `operation` throws.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  try await operation()
}

/// Runs an operation. It accepts tests written for a serial executor shared by the whole process.
///
/// - Parameter operation: The operation, which runs once.
/// - Throws: The error that `operation` throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  try operation()
}
