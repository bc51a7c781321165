public import OpenCombineShim
public import Transactions

extension Scheduler {
  /// Returns a scheduler that performs each action on this one, with an animation.
  ///
  /// Use it to animate the state changes that a publisher causes:
  ///
  /// ```swift
  /// return .publisher {
  ///   client.rows().receive(on: mainQueue.animation(.spring)).map(Action.rowsChanged)
  /// }
  /// ```
  ///
  /// - Parameter animation: The animation of the transaction in which each action runs.
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a scheduler that performs each action on this one, in a transaction.
  ///
  /// - Parameter transaction: The transaction that is current while an action runs.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    func inTransaction(_ action: @escaping () -> Void) -> () -> Void {
      { withTransaction(transaction) { action() } }
    }
    return AnyScheduler(
      minimumTolerance: { minimumTolerance },
      now: { now },
      scheduleImmediately: { schedule(options: $0, inTransaction($1)) },
      delayed: { schedule(after: $0, tolerance: $1, options: $2, inTransaction($3)) },
      interval: { schedule(after: $0, interval: $1, tolerance: $2, options: $3, inTransaction($4)) }
    )
  }
}
