public import OpenCombineShim
public import Transactions

extension Scheduler {
  /// This scheduler, with all that it runs animated.
  ///
  /// ```swift
  /// return .publisher {
  ///   client.rows().receive(on: mainQueue.animation(.spring)).map(Action.rowsChanged)
  /// }
  /// ```
  ///
  /// - Parameter animation: What the transaction of each action carries.
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// This scheduler, with all that it runs under a transaction.
  ///
  /// - Parameter transaction: What is current while an action runs.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    func with(_ action: @escaping () -> Void) -> () -> Void {
      { withTransaction(transaction) { action() } }
    }
    return AnyScheduler(
      minimumTolerance: { minimumTolerance },
      now: { now },
      scheduleImmediately: { schedule(options: $0, with($1)) },
      delayed: { schedule(after: $0, tolerance: $1, options: $2, with($3)) },
      interval: { schedule(after: $0, interval: $1, tolerance: $2, options: $3, with($4)) }
    )
  }
}
