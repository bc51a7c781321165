internal import ComposableConcurrency

/// A clock whose time advances only when a test advances it.
///
/// Use it to check what a feature does at which time, without waiting in real time. If the time
/// does not matter, use an ``ImmediateClock``.
///
/// ```swift
/// let executor = QuiescentExecutor()
/// try await QuiescentExecutor.$current.withValue(executor) {
///   let clock = TestClock()
///   let greeting = Task(executorPreference: executor) {
///     try await clock.sleep(for: .seconds(1))
///     return "Hello"
///   }
///   await clock.advance(by: .seconds(1))
///   #expect(try await greeting.value == "Hello")
/// }
/// ```
///
/// The clock waits for the work that it resumes. It records the `QuiescentExecutor` of every task
/// that sleeps on it, and waits for those executors, for those of the test stores that the current
/// test has created, and for the current one of the caller that advances time. The effects of a
/// `TestStore` run on such an executor.
///
/// 1. Advancing time resumes sleepers one after another, in the order of their deadlines; those
///    with equal deadlines in the order in which they began to sleep. When one resumes, ``now`` is
///    its deadline.
/// 2. Before the first sleeper and after each one, the clock waits until every executor it knows is
///    idle, one after another. So what a resumed task does, including a new sleep, happens before
///    time advances further.
/// 3. A task on no such executor is resumed but not waited for. To ensure that it sleeps before
///    time advances, start it with `Task(executorPreference:)` or `Task.immediate`.
/// 4. A cancelled sleep ends immediately with `CancellationError`.
/// 5. Time never moves backward.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// An instant of a test clock, as an offset from its start.
  public struct Instant: InstantProtocol {
    /// The duration since the start of the clock.
    public let offset: Duration

    /// Creates an instant from the duration since the start of the clock.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the instant that is later by the duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns the duration from this instant to the other one.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Returns true if the first instant is earlier than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The resolution passed to the initializer. Instants are not rounded to it.
  public let minimumResolution: Duration

  /// A mode in which the time of a test clock advances.
  public enum Advance: Sendable {
    /// Time advances only when the test advances it.
    case manual
    /// Time also advances automatically while a `TestStore` waits.
    ///
    /// While the store waits for an action or for the end of its effects, and all effects in flight
    /// sleep on test clocks, the clock advances to its next deadline.
    ///
    /// Use one such clock per test: if there are several, that of the oldest effect advances first.
    /// One wait advances it 10,000 times at most, so that a timer that is never cancelled does not
    /// make a test endless.
    case autojump
  }

  let state: Lock<VirtualTime<Instant, CheckedContinuation<Void, any Error>>>
  private let isAutojumping: Bool

  /// Creates a clock with the given current instant.
  ///
  /// - Parameters:
  ///   - advance: The mode in which time advances.
  ///   - minimumResolution: The resolution that the clock declares. Instants are not rounded to it.
  ///   - now: The current instant.
  public init(
    _ advance: Advance = .manual, minimumResolution: Duration = .zero, now: Instant = Instant()
  ) {
    self.isAutojumping = advance == .autojump
    self.minimumResolution = minimumResolution
    self.state = Lock(VirtualTime(now: now))
  }

  /// The instant to which the clock was advanced.
  public var now: Instant { state.withLock { $0.now } }

  /// Returns the deadlines of the current sleepers in ascending order, one for each sleeper.
  public func sleepers() -> [Instant] { state.withLock { $0.queue.deadlines } }

  /// Sleeps until the clock is advanced to the deadline.
  ///
  /// 1. Throws `CancellationError` if the task is cancelled, before or during the sleep.
  /// 2. Otherwise returns immediately if the deadline is in the past. A sleep until ``now``, such as one
  ///    for no time, waits for the next advance, which may be by zero.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard let sleeps = PendingSleeps.current else { return try await wait(until: deadline) }
    let jump: @Sendable () -> Bool = { self.wakeNext(upTo: nil) }
    let sleep = PendingSleeps.Sleep.clock(
      remaining: { "\(self.now.duration(to: deadline))" }, jump: isAutojumping ? jump : nil
    )
    try await sleeps.record(sleep) { try await self.wait(until: deadline) }
  }

  private func wait(until deadline: Instant) async throws {
    let ticket = state.withLock { $0.makeTicket(on: .current) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isFixed = FixedDeadline.isAwaited
        let isDue = state.withLock {
          $0.insert(continuation, for: ticket, until: deadline, isFixed: isFixed)
        }
        if isDue { continuation.resume() }
        // A cancellation before the insertion found no waiter to remove.
        if Task.isCancelled { cancelWait(ticket) }
      }
    } onCancel: {
      cancelWait(ticket)
    }
  }

  private func cancelWait(_ ticket: UInt64) {
    state.withLock { $0.queue.remove(ticket) }?.resume(throwing: CancellationError())
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock with durations of the standard library and the given current instant.
  public convenience init(_ advance: Advance = .manual, now: Instant = Instant()) {
    self.init(advance, minimumResolution: .zero, now: now)
  }
}
