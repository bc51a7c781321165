/// The work that an action sent to a test store set off.
public struct TestStoreTask: Sendable {
  private let task: StoreTask
  private let effects: LiveEffects
  private let limit: Duration

  init(_ task: StoreTask, in effects: LiveEffects, limit: Duration) {
    self.task = task
    self.effects = effects
    self.limit = limit
  }

  /// Cancels the work.
  public func cancel() async {
    task.cancel()
    await task.finish()
    await effects.settle()
  }

  /// Waits until the work has ended, and fails when it does not, whatever the exhaustivity.
  ///
  /// - Parameter duration: How long to wait, also for effects that sleep on a test's clock. By default
  ///   these are not waited for, and others as long as the store's timeout says.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let turn = task.turn else { return }
    let outcome = await effects.wait(for: turn, within: duration, orElse: limit)
    let alive = effects.all(in: turn).unreported
    guard outcome != .ended, !alive.isEmpty else { return }
    SourceLocation(fileID, filePath, line, column).fail(
      """
      The work of an action has not ended:

      \(list(alive))

      If it waits on a clock, advance the clock; if it is to run for ever, cancel it with 'cancel()'.
      """
    )
  }

  /// Whether the work was cancelled before it came to its end.
  public var isCancelled: Bool { task.isCancelled }
}
