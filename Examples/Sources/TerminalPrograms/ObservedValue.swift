import Observation

/// Something observable that is told each time it has changed, and can be waited for.
///
/// ```swift
/// let count = Watch { store.count }
/// count.changed = { before, after in print(after) }
/// store.send(.incrementTapped)
/// await count.until { $0 > 9 }
/// ```
///
/// It is for what belongs to the main actor and tells its observers after it has changed, as stores do.
@MainActor
package final class ObservedValue<Value: Equatable & Sendable> {
  /// What it is now.
  package private(set) var value: Value
  /// Told what it was and is.
  package var changed: (_ before: Value, _ after: Value) -> Void = { _, _ in }
  private let read: () -> Value
  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter = 0

  private struct Waiter {
    let holds: (Value) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Begins to watch.
  ///
  /// - Parameter read: Reads what is watched, and nothing else.
  package init(_ read: @escaping () -> Value) {
    self.read = read
    value = read()
    observe()
  }

  /// Returns when a condition holds, or the task is cancelled.
  package func until(_ holds: @escaping (Value) -> Bool) async {
    if holds(value) { return }
    lastWaiter += 1
    let number = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        waiters[number] = Waiter(holds: holds, continuation: continuation)
      }
    } onCancel: {
      Task { await self.resume([number]) }
    }
  }

  private func resume(_ numbers: [Int]) {
    for number in numbers { waiters.removeValue(forKey: number)?.continuation.resume() }
  }

  private func observe() {
    withObservationTracking {
      value = read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.note() }
    }
  }

  private func note() {
    let before = value
    observe()
    guard value != before else { return }
    changed(before, value)
    resume(waiters.filter { $0.value.holds(value) }.map(\.key).sorted())
  }
}
