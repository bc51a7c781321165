import ComposableConcurrency
import ComposableCore
import IssueReporting

/// The steps of a graph's changes, and the states that have values of earlier ones.
///
/// Changes under different transactions are evaluated one after another, so that each has its own
/// animation. While a step is evaluated, states return the values that they had in it.
final class StateTimeline {
  private let invalidationQueue: InvalidationQueue
  private let isolation: StoreIsolation
  private let hasReportedChange = AtomicFlag()
  /// The number of the step that is evaluated and committed; `nil` between updates.
  var evaluatedStep: Int?
  /// True if a state was set since the states of the views were captured.
  var hasUnstoredChanges = false
  /// The identifier of the node whose body is evaluated.
  private var evaluatedBody: Int?
  /// The bodies that read former values, with the steps in which these change.
  private var formerReads: [(body: Int, step: Int)] = []
  private var changedStates: [any TimelineState] = []

  init(_ invalidationQueue: InvalidationQueue, on isolation: StoreIsolation) {
    self.invalidationQueue = invalidationQueue
    self.isolation = isolation
  }

  /// Returns true if a state is set outside of the actor of its view, and reports the first time.
  func isSetElsewhere() -> Bool {
    guard isolation.isKnownToBeElsewhere else { return false }
    if hasReportedChange.set() { reportChangeElsewhere() }
    return true
  }

  /// Makes a change on the actor of the views.
  func run(_ change: @escaping () -> Void) { isolation.run(change) }

  private func reportChangeElsewhere() {
    reportIssue(
      """
      A '@State' was set outside of the actor of its view. It is set later, on the actor.

      A 'Task' in code without isolation runs on no actor, which the compiler finds in Swift 6 mode \
      only. Isolate the closure ('Task { @MainActor in … }'), or the function that creates it.
      """
    )
  }

  /// Returns the step of a change that is made now, or `nil` if no earlier step will be evaluated,
  /// so that the former value isn't read any more.
  func stepAfterOthers() -> Int? {
    let step = invalidationQueue.currentStep()
    return step.hasPredecessor || evaluatedStep != nil ? step.number : nil
  }

  /// Evaluates the body of a node.
  func evaluate<Result>(_ body: Int, _ evaluation: () -> Result) -> Result {
    evaluatedBody = body
    defer { evaluatedBody = nil }
    return evaluation()
  }

  /// Records that the body that is evaluated has read a value that changes in a later step. It may
  /// not have read it before that change, which then did not invalidate it.
  func readFormerValue(until step: Int) {
    if let evaluatedBody { formerReads.append((evaluatedBody, step)) }
  }

  /// Returns and removes the reads of former values.
  func takeFormerReads() -> [(body: Int, step: Int)] {
    defer { formerReads = [] }
    return formerReads
  }

  /// Keeps the former values of a state until its steps have been evaluated.
  func add(_ state: any TimelineState) { changedStates.append(state) }

  /// Discards the former values of all states for an evaluated step and the steps before it.
  func discardValues(until step: Int) {
    changedStates.removeAll { $0.discardValues(until: step) }
  }
}

/// A state with former values.
protocol TimelineState: AnyObject {
  /// Discards the former values for a step and the steps before it. Returns true if the state has
  /// no former values left.
  func discardValues(until step: Int) -> Bool
}
