extension Task {
  /// The task's result, waited for by someone whose own cancellation cancels the task.
  ///
  /// `value` leaves an unstructured task running when the waiter is cancelled; this does not.
  ///
  /// 1. Cancelling the waiting task cancels this one, also when it was cancelled before it waits.
  /// 2. It still waits for this task to end, and gives or throws what that task gives or throws.
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
  /// The task's result, waited for by someone whose own cancellation cancels the task.
  ///
  /// 1. Cancelling the waiting task cancels this one, also when it was cancelled before it waits.
  /// 2. It still waits for this task to end, and gives what that task gives.
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
