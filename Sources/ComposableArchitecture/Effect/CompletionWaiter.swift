/// A task that waits for an in-flight effect to end.
// Unchecked: accessed only under the lock of the registry.
final class CompletionWaiter: @unchecked Sendable {
  var continuation: CheckedContinuation<Void, Never>?
  var isCancelled = false

  func take() -> CheckedContinuation<Void, Never>? {
    defer { continuation = nil }
    return continuation
  }
}
