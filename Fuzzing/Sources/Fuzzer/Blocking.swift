import ConcurrencyExtras
import Dispatch

/// Runs an asynchronous function, and waits for its end. libFuzzer calls synchronous functions only.
///
/// - Parameters:
///   - seconds: The time after which the function counts as hung.
///   - body: The function.
func block<Value: Sendable>(
  seconds: Int = 10, _ body: @escaping @Sendable () async -> Value
) -> Value {
  let (result, end) = (LockIsolated<Value?>(nil), DispatchSemaphore(value: 0))
  Task.detached {
    let value = await body()
    result.setValue(value)
    end.signal()
  }
  guard end.wait(timeout: .now() + .seconds(seconds)) == .success, let value = result.value else {
    fatalError("Broken property: an input is handled within \(seconds) seconds")
  }
  return value
}
