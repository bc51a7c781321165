/// The change that brings an effect about: what the effect sends at once is part of it.
struct Cause: Sendable {
  private let transaction: Transaction
  private let round: UInt64

  /// - Parameters:
  ///   - transaction: The transaction of the change.
  ///   - round: When it is: how many times its store had begun to handle actions.
  init(_ transaction: Transaction, in round: UInt64) {
    self.transaction = transaction
    self.round = round
  }

  /// The transaction of what the effect sends in a round and says nothing else about.
  func transaction(in round: UInt64) -> Transaction {
    self.round == round ? transaction : Transaction()
  }
}
