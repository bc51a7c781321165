#if Web
import ConcurrencyExtras
import NIOCore

/// The processor time that client addresses take of the hosts with the same settings.
///
/// 1. What a session does for its browser is charged to the browser's address: its page, its messages, and the updates of its
///    views, also those that effects cause.
/// 2. Requests and messages of an address that has used up its time wait while others are active.
/// 3. An event loop that is in use is watched. While it is late, each address has less time.
final class ProcessorTime: Sendable {
  /// The time that answering a request takes, beside what its page takes.
  private static let request = Duration.microseconds(100)
  /// The time after which an event loop is looked at again.
  private static let interval = Duration.milliseconds(20)

  private let clock: ServerClock
  private let budgets: Lock<ProcessorBudgets>
  /// The event loops that are watched.
  private let loops = Lock<Set<ObjectIdentifier>>([])

  init(_ limits: SessionLimits, clock: ServerClock) {
    self.clock = clock
    budgets = Lock(
      ProcessorBudgets(
        perSecond: limits.processorTimePerAddress, burst: limits.processorBurstPerAddress))
  }

  /// Charges the time of a closure to an address.
  func charge<Result>(to address: String, _ body: () throws -> Result) rethrows -> Result {
    let start = ThreadTime.now
    defer { charge(ThreadTime.now - start, to: address) }
    return try body()
  }

  /// Charges the time of a request to an address.
  func chargeRequest(to address: String) { charge(Self.request, to: address) }

  private func charge(_ time: Duration, to address: String) {
    let now = clock.now
    budgets.withLock { $0.charge(time, to: address, at: now) }
  }

  /// Waits until an address may have processor time.
  ///
  /// - Parameters:
  ///   - address: The key of the client's address.
  ///   - limit: The time after which to give up; `nil` to wait for as long as it takes.
  ///   - onDelay: Called before each wait.
  /// - Returns: The time to wait before another attempt if the limit has passed; otherwise `nil`.
  func wait(
    for address: String, atMost limit: Duration? = nil, onDelay: @Sendable () -> Void = {}
  ) async -> Duration? {
    let deadline = limit.map { clock.now + $0 }
    while case let (now, delay) = delay(of: address), delay > .zero, !Task.isCancelled {
      if let deadline, now >= deadline { return delay }
      onDelay()
      try? await clock.sleep(until: now + delay)
    }
    return nil
  }

  private func delay(of address: String) -> (now: Duration, delay: Duration) {
    let now = clock.now
    return (now, budgets.withLock { $0.delay(of: address, at: now) })
  }

  /// Watches an event loop that handles a message.
  func watch(_ loop: any EventLoop) {
    guard loops.withLock({ $0.insert(ObjectIdentifier(loop)).inserted }) else { return }
    look(at: loop)
  }

  private func look(at loop: any EventLoop) {
    let due = clock.now + Self.interval
    loop.scheduleTask(in: TimeAmount(Self.interval)) { [self] in
      let lateness = clock.now - due
      if budgets.withLock({ $0.record(lateness, of: ObjectIdentifier(loop)) }) {
        look(at: loop)
      } else {
        loops.withLock { _ = $0.remove(ObjectIdentifier(loop)) }
      }
    }
  }
}
#endif
