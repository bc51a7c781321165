import ComposableConcurrency
import IssueReporting

/// The means by which a test observes the effects of a store: the executor that they run on, and the
/// log of their sleeps. A store has none outside of tests.
package struct RuntimeProbe: Sendable {
  let executor: any TaskExecutor
  /// The executor, if it knows when it is idle.
  fileprivate let quiescentExecutor: QuiescentExecutor?
  /// The log of pending sleeps that all effects share; `nil` if each has a log of its own.
  fileprivate let sleeps: PendingSleeps?

  /// Creates a probe.
  ///
  /// - Parameters:
  ///   - executor: The executor of the effects; without one, there is nothing to observe.
  ///   - sleeps: The log of pending sleeps that all effects share.
  package init?(_ executor: (any TaskExecutor)?, sleeps: PendingSleeps? = nil) {
    guard let executor else { return nil }
    self.executor = executor
    self.sleeps = sleeps
    quiescentExecutor = executor as? QuiescentExecutor
  }

  /// Keeps the executor busy until ``release()``.
  func hold() { quiescentExecutor?.hold() }

  /// Ends one ``hold()``.
  func release() { quiescentExecutor?.release() }
}

extension RuntimeProbe? {
  /// Runs a closure that starts an operation, whose sleeps and issues are then known to be its own.
  ///
  /// - Parameters:
  ///   - location: The source location of the operation.
  ///   - start: The closure, which is called with the log of the operation's sleeps.
  func observe(_ location: SourceLocation?, _ start: (PendingSleeps?) -> Void) {
    guard let self else {
      guard PendingSleeps.current != nil || QuiescentExecutor.current != nil else {
        return start(nil)
      }
      // A store that a test does not observe, in an effect of one that it does.
      return QuiescentExecutor.$current.withValue(nil) {
        PendingSleeps.$current.withValue(nil) { start(nil) }
      }
    }
    let sleeps = self.sleeps ?? PendingSleeps(at: location)
    QuiescentExecutor.$current.withValue(self.quiescentExecutor) {
      PendingSleeps.$current.withValue(sleeps) {
        guard let location = sleeps.location else { return start(sleeps) }
        let reporter = UnimplementedReporter(IssueReporters.current, at: location)
        withIssueReporters([reporter], operation: { start(sleeps) })
      }
    }
  }

  /// Runs a closure for the store in the task of an effect. Values that it uses and issues that it
  /// reports do not belong to that effect.
  func leaveEffect(_ body: () -> Void) {
    guard let self, PendingSleeps.current !== self.sleeps else { return body() }
    PendingSleeps.$current.withValue(self.sleeps) { UnimplementedReporter.outsideOfEffects(body) }
  }
}
