/// A task that waits for an in-flight effect to end, or for its operations to return.
// Unchecked: accessed only under the lock of the registry.
final class CompletionWaiter: @unchecked Sendable {
  var continuation: CheckedContinuation<Void, Never>?
  var isCancelled = false
  /// True if the task also waits for the operations of effects that were cancelled.
  let awaitsReturn: Bool

  init(awaitingReturn awaitsReturn: Bool) {
    self.awaitsReturn = awaitsReturn
  }

  func take() -> CheckedContinuation<Void, Never>? {
    defer { continuation = nil }
    return continuation
  }
}
