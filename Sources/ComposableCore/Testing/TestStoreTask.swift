import ComposableConcurrency

/// A handle to the effects of an action that was sent to a test store.
public struct TestStoreTask: Sendable {
  private let task: StoreTask
  private let effects: LiveEffects
  private let timeoutDuration: Duration

  init(_ task: StoreTask, in effects: LiveEffects, timeoutDuration: Duration) {
    self.task = task
    self.effects = effects
    self.timeoutDuration = timeoutDuration
  }

  /// Cancels the effects and waits until their operations have returned.
  ///
  /// An operation that does not notice its cancellation returns later. If one has not returned
  /// after the ``TestStore/timeout``, the test fails.
  public func cancel(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let actionGroup = task.actionGroup else { return }
    let running = await effects.cancel(actionGroup, within: timeoutDuration)
    if let running, !Task.isCancelled {
      fail(notReturned: running, at: SourceLocation(fileID, filePath, line, column))
    }
    await effects.settle()
  }

  /// Waits until the effects have ended, and fails if they do not, whatever the exhaustivity.
  ///
  /// - Parameter duration: The longest time to wait, including for effects that sleep on a test
  ///   clock. By default these are not awaited, and others for as long as ``TestStore/timeout``.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let actionGroup = task.actionGroup else { return }
    let outcome = await effects.wait(
      for: actionGroup, within: duration, defaultingTo: timeoutDuration)
    let inFlight = effects.all(in: actionGroup).unreported
    guard outcome != .ended, !inFlight.isEmpty else { return }
    SourceLocation(fileID, filePath, line, column).fail(
      """
      Effects of an action have not ended:

      \(list(inFlight))

      If one sleeps on a clock, advance the clock. If one runs until it is cancelled, call \
      'cancel()'.
      """
    )
  }

  /// A Boolean value that indicates whether the effects were cancelled before they ended; `true`
  /// for an action without effects.
  public var isCancelled: Bool { task.isCancelled }
}

extension TestStoreTask: Hashable {
  /// Returns true if both tasks represent the effects of the same sent action. All tasks of actions
  /// without effects are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  /// Hashes the identity of the effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(task)
  }
}
