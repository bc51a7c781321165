internal import ConcurrencyExtras
internal import IssueReporting
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
/// The clock knows when the work it woke has caught up: it remembers the ``QuiescentExecutor`` of every
/// task that sleeps on it, and waits for those executors and for the one current where time is moved.
///
/// 1. Moving time wakes sleepers one after another, by deadline and, where deadlines are equal, by
///    arrival. When one wakes, ``now`` is its deadline.
/// 2. Before the first and after each, the clock waits until every executor it knows is quiet. So what
///    a woken task does, also sleeping anew, has happened before time moves on.
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

  private let state: Mutex<TestClockState<Instant>>

  /// Makes a clock that stands at an instant.
  public init(minimumResolution: Duration = .zero, now: Instant = Instant()) {
    self.minimumResolution = minimumResolution
    self.state = Mutex(TestClockState(now: now))
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

  /// Moves time forward by a duration. See ``advance(to:)``.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves time forward to an instant, waking on the way whoever waits for it.
  ///
  /// 1. Waits first until the known executors are quiet, then wakes the sleepers that are due as
  ///    described at ``TestClock``, including those who start to sleep meanwhile.
  /// 2. When it returns, ``now`` is the instant and no sleeper is due. An instant in the past moves
  ///    nothing.
  /// 3. Cancelling the caller does not cut it short.
  public nonisolated(nonsending) func advance(to instant: Instant) async {
    await quiescence()
    while wakeNext(upTo: instant) { await quiescence() }
    state.withLock { $0.now = max($0.now, instant) }
  }

  /// Moves time forward until nobody sleeps any more.
  ///
  /// Work that sleeps again and again, such as a timer, must be cancelled first: after 100,000 sleepers
  /// the call reports an issue and returns.
  ///
  /// - Parameter timeout: Not used. It lets code carry over that bounds the call in real time, which
  ///   would make a test depend on the speed of the machine.
  public nonisolated(nonsending) func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await quiescence()
    for _ in 0..<100_000 {
      guard wakeNext(upTo: nil) else { return }
      await quiescence()
    }
    guard let next = sleepers().first else { return }
    reportIssue(
      """
      TestClock.run() woke 100,000 sleepers and there are still more, the next at \(next.offset).

      Something sleeps again and again, for example a timer. Cancel it before running the clock, or \
      move time by a fixed amount with advance(by:).
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Throws ``SuspensionError`` if anybody sleeps once the known executors are quiet.
  ///
  /// Use it to show that no more time needs to pass for the work under test to end.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await quiescence()
    guard sleepers().isEmpty else { throw SuspensionError() }
  }

  /// Waits, in turn, for the executors of all sleepers so far and for that of the caller.
  private nonisolated(nonsending) func quiescence() async {
    for executor in state.withLock({ $0.executors(and: .current) }) {
      await executor.quiescence()
    }
  }

  private func wakeNext(upTo limit: Instant?) -> Bool {
    guard let sleeper = state.withLock({ $0.next(upTo: limit) }) else { return false }
    sleeper.resume()
    return true
  }

  private func withdraw(_ ticket: UInt64) {
    state.withLock { $0.timeline.withdraw(ticket) }?.resume(throwing: CancellationError())
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that stands at its start and counts in the standard library's durations.
  public convenience init() {
    self.init(minimumResolution: .zero)
  }
}
