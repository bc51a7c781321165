import ComposableConcurrency

/// An operation that another task can cancel, even before it starts.
final class CancellableOperation: Sendable {
  private struct State {
    var isCancelled = false
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Lock(State())

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Performs a part of the operation in a task of its own, and waits for it.
  ///
  /// - Throws: The error of the part, or `CancellationError` if the operation is cancelled already.
  func run<Success: Sendable>(
    _ part: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    let task = Task(executorPreference: QuiescentExecutor.current) {
      try Task.checkCancellation()
      return try await part()
    }
    let isCancelled = state.withLock { state in
      state.cancel = { task.cancel() }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
    defer { state.withLock { $0.cancel = nil } }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  func cancel() {
    let cancel = state.withLock { state in
      state.isCancelled = true
      return state.cancel
    }
    cancel?()
  }
}
