import ComposableConcurrency
import Synchronization

/// The events that subscriptions of a store sent from other threads or actors and that the store
/// has not received, in order.
// Unchecked: the mutable properties change under the lock. They are stored beside the lock, not in
// it, since the events are not `Sendable`.
final class SubscriptionBuffer: @unchecked Sendable {
  private let lock = Lock(())
  private var events: [QueueEntry] = []
  private let count = Atomic(0)
  /// True once a task that delivers the events to the store was started.
  private var hasConsumer = false
  private var isClosed = false
  /// The continuation of the consumer while it waits for an event.
  private var consumer: CheckedContinuation<Bool, Never>?

  /// True if the buffer has no events.
  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Adds an event.
  func add(_ event: sending QueueEntry) {
    let consumer = lock.withLock { _ in
      if !isClosed {
        events.append(event)
        count.store(events.count, ordering: .releasing)
      }
      return takeConsumer()
    }
    consumer?.resume(returning: true)
  }

  /// Removes all events and returns them.
  func take() -> [QueueEntry] {
    lock.withLock { _ in takeEvents() }
  }

  /// Returns true for the first caller, which then starts the consumer: the task that delivers the
  /// events to the store.
  func claimConsumer() -> Bool {
    lock.withLock { _ in
      defer { hasConsumer = true }
      return !hasConsumer
    }
  }

  /// Releases the events and accepts no more.
  func close() {
    // The events are deallocated after the lock is released, since releasing them may run arbitrary
    // code.
    let (consumer, _) = lock.withLock { _ in
      isClosed = true
      return (takeConsumer(), takeEvents())
    }
    consumer?.resume(returning: false)
  }

  /// Waits until there is an event. One caller may wait at a time.
  ///
  /// - Returns: `true` if there is an event, or `false` if the buffer was closed.
  func waitForEvents() async -> Bool {
    await withCheckedContinuation { continuation in
      let result: Bool? = lock.withLock { _ in
        if isClosed { return false }
        if !events.isEmpty { return true }
        consumer = continuation
        return nil
      }
      if let result { continuation.resume(returning: result) }
    }
  }

  private func takeEvents() -> [QueueEntry] {
    defer {
      events = []
      count.store(0, ordering: .releasing)
    }
    return events
  }

  private func takeConsumer() -> CheckedContinuation<Bool, Never>? {
    defer { consumer = nil }
    return consumer
  }
}
