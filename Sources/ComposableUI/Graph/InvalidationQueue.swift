import ComposableConcurrency
import Transactions

/// The changes of the values that a graph's bodies read. Safe to use on any thread.
final class InvalidationQueue: Sendable {
  private struct Contents {
    var changes = PendingChanges(firstStep: 1)
    /// True while the graph updates. It drains the queue until it is empty, so changes needn't
    /// request another update.
    var isUpdating = false
  }

  private let contents = Lock(Contents())
  /// Called when the queue ceases to be empty.
  private let needsUpdate: @Sendable () -> Void

  init(needsUpdate: @escaping @Sendable () -> Void) {
    self.needsUpdate = needsUpdate
  }

  /// Enqueues a body that has read a value which changes under the current transaction.
  ///
  /// - Parameters:
  ///   - nodeID: The identifier of the body's node.
  ///   - isState: True if the value is that of a `@State`.
  func enqueue(_ nodeID: Int, isState: Bool) {
    let isFirst = contents.withLock { contents in
      let isFirst = contents.changes.invalidations.isEmpty
      contents.changes.invalidate(nodeID, under: .current, isState: isState)
      return isFirst && !contents.isUpdating
    }
    if isFirst { needsUpdate() }
  }

  /// Returns the step of a change under the current transaction, and true if it follows other steps
  /// that were not evaluated yet.
  func currentStep() -> (number: Int, hasPredecessor: Bool) {
    contents.withLock { contents in
      let step = contents.changes.step(for: .current)
      return (step, step > contents.changes.firstStep)
    }
  }

  /// Removes and returns all changes.
  func drain() -> PendingChanges {
    contents.withLock { contents in
      defer { contents.changes = PendingChanges(firstStep: contents.changes.steps.upperBound) }
      return contents.changes
    }
  }

  var isEmpty: Bool { contents.withLock(\.changes.invalidations.isEmpty) }

  /// Begins an update, which drains the queue until it is empty.
  func beginUpdate() { contents.withLock { $0.isUpdating = true } }

  /// Ends an update, and requests another one if there are changes.
  func endUpdate() {
    let hasChanges = contents.withLock { contents in
      contents.isUpdating = false
      return !contents.changes.invalidations.isEmpty
    }
    if hasChanges { needsUpdate() }
  }
}
