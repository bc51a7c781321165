internal import ComposableConcurrency
internal import IssueReporting

extension TestClock {
  /// Advances time by a duration. See ``advance(to:)``.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances time to an instant, resuming the sleepers whose deadlines it reaches.
  ///
  /// 1. Waits until the known executors are idle, then resumes the sleepers that are due, as
  ///    described at ``TestClock``. This includes tasks that begin to sleep meanwhile.
  /// 2. When it returns, ``now`` is the instant and no sleeper is due. An instant in the past
  ///    leaves ``now`` unchanged.
  /// 3. Cancelling the caller does not end it early.
  public nonisolated(nonsending) func advance(to instant: Instant) async {
    await quiescence()
    while wakeNext(upTo: instant) { await quiescence() }
  }

  /// Advances time until no task sleeps on the clock.
  ///
  /// Cancel work that sleeps repeatedly, such as a timer, before the call: after 100,000 sleepers
  /// it reports an issue and returns.
  ///
  /// - Parameters:
  ///   - timeout: Ignored. It accepts calls that bound the time in real time, which would make a
  ///     test depend on the speed of the machine.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
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
      TestClock.run() resumed 100,000 sleeps and more are pending, the next at \(next.offset).

      Work sleeps repeatedly, for example a timer. Cancel it before running the clock, or advance \
      the clock by a fixed amount with advance(by:).
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Resumes sleepers until there are none, up to a limit. Returns the next deadline if there are
  /// more.
  nonisolated(nonsending) func run(waking limit: Int) async -> Instant? {
    await quiescence()
    for _ in 0..<limit {
      guard wakeNext(upTo: nil) else { return nil }
      await quiescence()
    }
    return sleepers().first
  }

  /// Throws ``SuspensionError`` if a task sleeps on the clock once the known executors are idle.
  ///
  /// Use it to verify that the work under test ends without any more time passing.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await quiescence()
    guard sleepers().isEmpty else { throw SuspensionError() }
  }

  /// Waits for the known executors, one after another.
  private nonisolated(nonsending) func quiescence() async {
    await state.withLock { $0.executorsToAwait() }.quiescence()
  }

  /// Resumes the next sleeper that is due. If there is none, advances to the limit and returns
  /// false.
  func wakeNext(upTo limit: Instant?) -> Bool {
    guard let sleeper = state.withLock({ $0.advanceToNext(upTo: limit) }) else { return false }
    sleeper.resume()
    return true
  }
}
