/// Runs the operation on the main actor, and nothing more.
///
/// Accepted so that test code which calls it compiles unchanged. Elsewhere it reroutes every task
/// of the process to the main thread by replacing a hook of the Swift runtime. Such a hook is
/// global, so two tests using it cannot run side by side, and it changes code that the test does
/// not own. Here order comes from knowing what is runnable: give the work a ``QuiescentExecutor``
/// instead.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  try await operation()
}

/// Runs the operation, and nothing more. The synchronous form, for `override func invokeTest()`.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  try operation()
}
