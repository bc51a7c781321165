/// The transaction of an action in the queue.
struct ActionTransaction: Sendable {
  /// The transaction that was given to the action or to its effect, if any.
  private var explicit: Transaction?
  /// The transaction of the change that started the effect. The actions that the effect sends at
  /// once belong to that change.
  private let change: Transaction
  /// The processing cycle of that change, counted by the store.
  private let cycle: UInt64

  /// Creates the transaction of an action that has one of its own.
  init(_ transaction: Transaction) {
    self.init(transaction, else: Transaction(), in: 0)
  }

  /// Creates the transaction of the actions that an effect sends without one of their own.
  init(_ explicit: Transaction?, else change: Transaction, in cycle: UInt64) {
    self.explicit = explicit
    self.change = change
    self.cycle = cycle
  }

  /// Returns this transaction, or the one that was given to the action itself.
  func overridden(by transaction: Transaction?) -> Self {
    transaction.map { Self($0) } ?? self
  }

  /// Returns the transaction of an action that is reduced in a processing cycle.
  func resolved(in cycle: UInt64) -> Transaction {
    explicit ?? (self.cycle == cycle ? change : Transaction())
  }
}
