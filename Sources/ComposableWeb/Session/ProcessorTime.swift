#if Web
import ComposableConcurrency
import NIOCore

/// The processor time that client addresses take of the hosts with the same settings.
///
/// 1. What a session does for its browser is charged to the browser's address: its page, its messages, and the
///    updates of its views, also those that effects cause.
/// 2. Requests, messages and the updates that effects cause wait, one after another, while their address has used
///    up its time and others are active: requests for two seconds, all others for half a minute at most.
/// 3. An event loop that handles messages is watched. While it is late, addresses have less time.
final class ProcessorTime: Sendable {
  /// The time that answering a request takes, beside what its page takes.
  private static let request = Duration.microseconds(100)
  /// The longest time for which a request waits.
  private static let longestWaitOfRequest = Duration.seconds(2)
  /// The time after which a wait is looked at again. A browser whose user comes back to it replaces a connection
  /// that is silent for two seconds.
  private static let tick = Duration.seconds(1)
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

  private func charge(_ time: Duration, to address: String) {
    let now = clock.now
    budgets.withLock { $0.charge(time, to: address, at: now) }
  }

  /// Waits with a request until its address may have processor time, and charges the request.
  ///
  /// - Returns: The time that is missing if it has waited in vain; otherwise zero.
  @discardableResult
  nonisolated(nonsending) func waitWithRequest(of address: String) async -> Duration {
    let now = clock.now
    let (delay, reserved) = budgets.withLock { $0.reserve(for: address, at: now) }
    let time = min(delay, Self.longestWaitOfRequest)
    if time > .zero { try? await clock.sleep(until: now + time) }
    let end = clock.now
    let areOthersActive = budgets.withLock { budgets in
      budgets.release(reserved, of: address)
      return budgets.areOthersActive(besides: address, at: end)
    }
    charge(Self.request, to: address)
    return areOthersActive ? delay - time : .zero
  }

  /// Waits with a message or an update of a session until its address may have processor time.
  ///
  /// - Parameters:
  ///   - address: The key of the browser's address.
  ///   - isOfUser: False for an update that an effect has caused.
  ///   - shouldContinue: Called before the wait and each second, with the time since its beginning. Returns false to
  ///     end it.
  nonisolated(nonsending) func wait(
    for address: String, isOfUser: Bool, shouldContinue: @Sendable (Duration) async -> Bool
  ) async {
    let now = clock.now
    let (delay, reserved) = budgets.withLock {
      $0.reserve(for: address, isOfUser: isOfUser, at: now)
    }
    guard delay > .zero else { return }
    let end = now + delay
    while case let time = clock.now, time < end, !Task.isCancelled,
      budgets.withLock({ $0.areOthersActive(besides: address, at: time) }),
      await shouldContinue(time - now)
    {
      try? await clock.sleep(until: min(end, time + Self.tick))
    }
    budgets.withLock { $0.release(reserved, of: address) }
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
