import ConcurrencyExtras

/// What a test scheduler is to run, for whom.
// Unchecked: an action runs once, where time is moved, as the one who scheduled it has to expect.
struct ScheduledAction: @unchecked Sendable {
  private let action: () -> Void
  private let executor = QuiescentExecutor.current
  private let log = SleepLog.current
  private let note: SleepLog.Note?

  init(_ action: @escaping () -> Void, remaining: @escaping @Sendable () -> String) {
    self.action = action
    note = log?.begin(.clock(remaining: remaining))
  }

  /// Runs it as part of the work that scheduled it.
  func run() {
    end()
    QuiescentExecutor.$current.withValue(executor ?? .current) {
      SleepLog.$current.withValue(log) { action() }
    }
  }

  /// It is not waited for any more.
  func end() {
    if let note { log?.end(note) }
  }
}
