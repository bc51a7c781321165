/// The work that an action sent to a test store set off.
public struct TestStoreTask: Sendable {
  private let task: StoreTask
  private let timeout: Duration

  init(_ task: StoreTask, timeout: Duration) {
    self.task = task
    self.timeout = timeout
  }

  /// Cancels the work.
  public func cancel() async {
    task.cancel()
    await task.finish()
  }

  /// Waits until the work has ended, and fails when it does not.
  ///
  /// - Parameter duration: How long to wait for what depends on something real; the store's timeout
  ///   by default.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let task = task
    let limit = duration ?? timeout
    let isOver = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await task.wait()
        return true
      }
      group.addTask {
        try? await ContinuousClock().sleep(for: limit)
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? true
    }
    guard !isOver else { return }
    SourceLocation(fileID, filePath, line, column).report(
      """
      The work of an action has not ended within \(limit).

      If it waits on a clock, advance the clock; if it is to run for ever, cancel it with 'cancel()'.
      """
    )
  }

  /// Whether the work was cancelled before it came to its end.
  public var isCancelled: Bool { task.isCancelled }
}
