/// The bodies to evaluate in each step of changes.
///
/// Changes of `@State` are evaluated step by step. Objects have no former values to read, so one
/// evaluation shows all of their changes: in the last step that animates, or else in the first.
struct EvaluationSchedule {
  private let steps: Range<Int>
  private var nodeIDs: [Int: [Int]] = [:]
  /// The steps that the evaluations of bodies are deferred to, by the identifiers of their nodes.
  /// If they were evaluated with their parents before, animated changes would lose their animation.
  private(set) var deferredSteps: [Int: Int] = [:]

  init(_ changes: PendingChanges) {
    steps = changes.steps
    for (nodeID, invalidation) in changes.invalidations {
      let steps = Self.steps(of: invalidation, changes)
      for step in steps { nodeIDs[step, default: []].append(nodeID) }
      if let first = steps.first, !invalidation.objectSteps.isEmpty, changes.isAnimated(first) {
        deferredSteps[nodeID] = first
      }
    }
  }

  private static func steps(of invalidation: Invalidation, _ changes: PendingChanges) -> [Int] {
    let stateSteps = invalidation.stateSteps
    guard let firstObjectStep = invalidation.objectSteps.first else { return stateSteps }
    let animated = (stateSteps + invalidation.objectSteps).filter { changes.isAnimated($0) }.max()
    let step = animated ?? min(firstObjectStep, stateSteps.first ?? firstObjectStep)
    return [step] + stateSteps.filter { $0 > step }
  }

  /// Adds an evaluation. Returns false if the step is not one of the changes.
  mutating func add(_ nodeID: Int, in step: Int) -> Bool {
    guard steps.contains(step) else { return false }
    nodeIDs[step, default: []].append(nodeID)
    return true
  }

  /// Returns and removes the first step with the nodes to evaluate in it.
  mutating func popFirst() -> (step: Int, nodeIDs: [Int])? {
    guard let step = nodeIDs.keys.min() else { return nil }
    return nodeIDs.removeValue(forKey: step).map { (step, $0) }
  }
}
