/// A subscription that runs, as one who tells a store something.
final class Sender: Sendable {
  let work: Work
  /// Under which it tells what it says nothing else about.
  private let transaction: Transaction
  /// What brought it about.
  private let cause: Cause

  init(_ work: Work, under transaction: Transaction, since cause: Cause) {
    self.work = work
    self.transaction = transaction
    self.cause = cause
  }

  /// The transaction of what it tells in a round of its store.
  ///
  /// - Parameter own: Under which it told that.
  func transaction(_ own: Transaction, in round: UInt64) -> Transaction {
    if !own.isEmpty { return own }
    return transaction.isEmpty ? cause.transaction(in: round) : transaction
  }
}
