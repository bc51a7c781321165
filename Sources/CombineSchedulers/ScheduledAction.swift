import ComposableConcurrency

/// A pending action of a test scheduler, with the executor and effect that scheduled it.
// Unchecked: an action runs once, where time is advanced, which its scheduling code must expect.
struct ScheduledAction: @unchecked Sendable {
  private let action: () -> Void
  private let executor = QuiescentExecutor.current
  private let sleeps = PendingSleeps.current
  private let sleepID: PendingSleeps.SleepID?

  init(_ action: @escaping () -> Void, remaining: @escaping @Sendable () -> String) {
    self.action = action
    sleepID = sleeps?.begin(.clock(remaining: remaining))
  }

  /// Runs the action in the context of the effect that scheduled it.
  func run() {
    end()
    QuiescentExecutor.$current.withValue(executor ?? .current) {
      PendingSleeps.$current.withValue(sleeps) { action() }
    }
  }

  /// Ends the recorded sleep.
  func end() {
    if let sleepID { sleeps?.end(sleepID) }
  }
}
