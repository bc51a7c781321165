/// The transaction of the actions that an effect sends without a transaction of their own.
struct InheritedTransaction: Sendable {
  /// The transaction that was given to the effect, if any.
  private let explicit: Transaction?
  /// The transaction of the change that started the effect. The actions that the effect sends at
  /// once belong to that change.
  private let change: Transaction
  /// The processing cycle of that change, counted by the store.
  private let cycle: UInt64

  init(_ explicit: Transaction?, else change: Transaction, in cycle: UInt64) {
    self.explicit = explicit
    self.change = change
    self.cycle = cycle
  }

  /// Returns the transaction of an action that is sent in a processing cycle.
  func resolved(in cycle: UInt64) -> Transaction {
    explicit ?? (self.cycle == cycle ? change : Transaction())
  }
}
