#if Web
import ConcurrencyExtras
import NIOCore

/// The processor time that client addresses take of the hosts with the same settings.
///
/// 1. What a session does for its browser is charged to the browser's address: its page, its messages, and the
///    updates of its views, also those that effects cause.
/// 2. Requests, messages and updates of an address that has used up its time wait while others are active, one
///    after another, but none longer than four seconds.
/// 3. An event loop that handles messages is watched. While it is late, addresses have less time.
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
  ///   - limit: The longest time to wait; `nil` for that of all.
  ///   - onDelay: Called before a wait.
  /// - Returns: The time that is missing if the limit is too short; zero if the address has its time.
  @discardableResult
  func wait(
    for address: String, atMost limit: Duration? = nil, onDelay: @Sendable () -> Void = {}
  ) async -> Duration {
    let now = clock.now
    let (delay, reserved) = budgets.withLock { $0.reserve(for: address, at: now) }
    guard delay > .zero else { return .zero }
    onDelay()
    let time = min(delay, limit ?? delay)
    if time > .zero { try? await clock.sleep(until: now + time) }
    let end = clock.now
    budgets.withLock { $0.release(reserved, of: address, at: end) }
    return delay - time
  }

  /// Watches an event loop that handles a message.
  func watch(_ loop: any EventLoop) {
    guard loops.withLock({ $0.insert(ObjectIdentifier(loop)).inserted }) else { return }
    look(at: loop)
  }

  private func look(at loop: any EventLoop) {
    let (id, due) = (ObjectIdentifier(loop), clock.now + Self.interval)
    let look = loop.scheduleTask(in: TimeAmount(Self.interval)) { [self] in
      let now = clock.now
      if budgets.withLock({ $0.record(now - due, of: id, at: now) }) {
        self.look(at: loop)
      } else {
        loops.withLock { _ = $0.remove(id) }
      }
    }
    // The loop has ended: another one may have its identifier.
    look.futureResult.whenFailure { [self] _ in
      let now = clock.now
      budgets.withLock { $0.forget(id, at: now) }
      loops.withLock { _ = $0.remove(id) }
    }
  }
}
#endif
