internal import ConcurrencyExtras
internal import Synchronization

/// A clock whose time stands still until a test moves it.
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
/// The clock knows when the work it woke has caught up: it remembers the ``QuiescentExecutor`` of
/// every task that sleeps on it, and waits for those executors and for the one current where time
/// is moved.
///
/// 1. Moving time wakes sleepers one after another, by deadline and, where deadlines are equal, by
///    arrival. When one wakes, ``now`` is its deadline.
/// 2. Before the first and after each, the clock waits for every executor it knows, in turn, to be
///    quiet. So what a woken task does, also sleeping anew, has happened before time moves on.
/// 3. A task on no such executor is woken and not waited for. To be sure that it sleeps before time
///    moves, start it with `Task(executorPreference:)`, or with `Task.immediate`.
/// 4. A cancelled sleep ends at once with `CancellationError`.
/// 5. Time never goes back.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of a test clock: so long after its start.
  public struct Instant: InstantProtocol {
    /// How long after the start of the clock.
    public let offset: Duration

    /// The instant so long after the start.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The instant so much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How much later the other instant is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Tells whether the first is the earlier.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The resolution given when the clock was made; nothing is rounded to it.
  public let minimumResolution: Duration

  /// How the time of a test clock goes on.
  public enum Advance: Sendable {
    /// The test moves it.
    case manual
    /// Where a `TestStore` waits for an action or for the end of its effects, and all its live work
    /// sleeps on test clocks, the clock moves to its next deadline by itself.
    ///
    /// Give a test one such clock: of several, that of the oldest effect moves first. A wait moves it
    /// 10,000 times at most, so that a timer nobody cancels does not make a test endless.
    case autojump
  }

  let state: Mutex<VirtualTime<Instant, CheckedContinuation<Void, any Error>>>
  private let movesByItself: Bool

  /// Makes a clock that stands at an instant.
  ///
  /// - Parameters:
  ///   - advance: Who moves it.
  ///   - minimumResolution: What the clock says of itself; nothing is rounded to it.
  ///   - now: Where it stands.
  public init(
    _ advance: Advance = .manual, minimumResolution: Duration = .zero, now: Instant = Instant()
  ) {
    self.movesByItself = advance == .autojump
    self.minimumResolution = minimumResolution
    self.state = Mutex(VirtualTime(now: now))
  }

  /// Where the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// The deadlines waited for now, in order, one for each sleeper.
  public func sleepers() -> [Instant] { state.withLock { $0.timeline.deadlines } }

  /// Waits until the clock is moved to the deadline.
  ///
  /// 1. Throws `CancellationError` if the task is cancelled, before or while it waits.
  /// 2. Otherwise returns at once when the deadline is not in the future.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard let log = SleepLog.current else { return try await wait(until: deadline) }
    let jump: @Sendable () -> Bool = { self.wakeNext(upTo: nil) }
    let sleep = SleepLog.Sleep.clock(
      remaining: { "\(self.now.duration(to: deadline))" }, jump: movesByItself ? jump : nil
    )
    try await log.note(sleep) { try await self.wait(until: deadline) }
  }

  private func wait(until deadline: Instant) async throws {
    let ticket = state.withLock { $0.arrive(on: .current) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDue = state.withLock { $0.file(continuation, under: ticket, until: deadline) }
        if isDue { continuation.resume() }
        // A cancellation that came before the filing found nothing to withdraw.
        if Task.isCancelled { withdraw(ticket) }
      }
    } onCancel: {
      withdraw(ticket)
    }
  }

  private func withdraw(_ ticket: UInt64) {
    state.withLock { $0.timeline.withdraw(ticket) }?.resume(throwing: CancellationError())
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that counts in the standard library's durations.
  public convenience init(_ advance: Advance = .manual, now: Instant = Instant()) {
    self.init(advance, minimumResolution: .zero, now: now)
  }
}
