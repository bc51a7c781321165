import Transactions

/// The steps in which the values that a body read have changed since the last update.
///
/// A step is a series of changes with equal transactions. The numbers of steps increase for the
/// lifetime of a graph.
struct Invalidation: Sendable {
  /// The steps in which `@State` changed. An evaluation in a step reads the values of that step.
  fileprivate(set) var stateSteps: [Int] = []
  /// The steps in which objects changed. An evaluation in any step reads their current values.
  fileprivate(set) var objectSteps: [Int] = []
}

/// The changes since the last update of a graph, with the transactions that they were made under.
struct PendingChanges: Sendable {
  /// The maximum number of steps. Further changes belong to the last one.
  private static let maximumCount = 50

  /// The number of the first step.
  let firstStep: Int
  /// The transaction of each step.
  private var transactions: [Transaction] = []
  /// The invalidated bodies, by the identifiers of their nodes.
  private(set) var invalidations: [Int: Invalidation] = [:]

  init(firstStep: Int) {
    self.firstStep = firstStep
  }

  /// The numbers of the steps.
  var steps: Range<Int> { firstStep..<firstStep + transactions.count }

  /// The transaction of a step.
  func transaction(of step: Int) -> Transaction { transactions[step - firstStep] }

  /// Returns true if the changes of a step are animated.
  func isAnimated(_ step: Int) -> Bool { transaction(of: step).animation != nil }

  /// Returns the step of a change that is made now.
  mutating func step(for transaction: Transaction) -> Int {
    // A graph may not be updated for long. Nobody sees the steps one by one then.
    let canAppend = transactions.count < Self.maximumCount
    if canAppend, transactions.last != transaction { transactions.append(transaction) }
    return steps.upperBound - 1
  }

  /// Records a change of a value that a body has read.
  mutating func invalidate(_ nodeID: Int, under transaction: Transaction, isState: Bool) {
    let step = step(for: transaction)
    let steps = isState ? \Invalidation.stateSteps : \Invalidation.objectSteps
    var invalidation = invalidations[nodeID] ?? Invalidation()
    if invalidation[keyPath: steps].last != step { invalidation[keyPath: steps].append(step) }
    invalidations[nodeID] = invalidation
  }
}
