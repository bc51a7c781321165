/// Somebody who waits for work to end.
// Unchecked: touched only under the lock of the register.
final class CompletionWaiter: @unchecked Sendable {
  var continuation: CheckedContinuation<Void, Never>?
  var isCancelled = false

  func take() -> CheckedContinuation<Void, Never>? {
    defer { continuation = nil }
    return continuation
  }
}
