internal import ConcurrencyExtras
internal import IssueReporting
internal import Synchronization

extension TestClock {
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
  }

  /// Moves time forward until nobody sleeps any more.
  ///
  /// Work that sleeps again and again, such as a timer, must be cancelled first: after 100,000
  /// sleepers the call reports an issue and returns.
  ///
  /// - Parameter timeout: Not used. It lets code carry over that bounds the call in real time,
  ///   which would make a test depend on the speed of the machine.
  public nonisolated(nonsending) func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let next = await run(waking: 100_000) else { return }
    reportIssue(
      """
      TestClock.run() woke 100,000 sleepers and there are still more, the next at \(next.offset).

      Something sleeps again and again, for example a timer. Cancel it before running the clock, \
      or move time by a fixed amount with advance(by:).
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Wakes sleepers until there are none, at most so many. Gives the next deadline if some are
  /// left.
  nonisolated(nonsending) func run(waking limit: Int) async -> Instant? {
    await quiescence()
    for _ in 0..<limit {
      guard wakeNext(upTo: nil) else { return nil }
      await quiescence()
    }
    return sleepers().first
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

  /// Wakes the next sleeper that is due; with none due moves time to the limit and returns false.
  func wakeNext(upTo limit: Instant?) -> Bool {
    guard let sleeper = state.withLock({ $0.next(upTo: limit) }) else { return false }
    sleeper.resume()
    return true
  }
}
