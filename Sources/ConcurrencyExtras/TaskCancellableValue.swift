extension Task {
  /// The task's result. Cancelling the task that awaits it cancels this task.
  ///
  /// Use it in place of `value`, which leaves an unstructured task running when the awaiting task
  /// is cancelled.
  ///
  /// 1. Cancelling the awaiting task cancels this one, also if it was cancelled before the access.
  /// 2. The access still waits for this task to end, and returns its value or throws its error.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The task's result. Cancelling the task that awaits it cancels this task.
  ///
  /// 1. Cancelling the awaiting task cancels this one, also if it was cancelled before the access.
  /// 2. The access still waits for this task to end, and returns its value.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
