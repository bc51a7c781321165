/// The transaction of what an effect sends and says nothing else about.
struct InheritedTransaction: Sendable {
  /// Given to the effect, if any is.
  private let own: Transaction?
  /// That of the change that brings the effect about: what it sends at once is part of the change.
  private let change: Transaction
  /// When that is: how many times the store had begun to handle actions.
  private let round: UInt64

  init(_ own: Transaction?, else change: Transaction, in round: UInt64) {
    self.own = own
    self.change = change
    self.round = round
  }

  /// What it is for an action that is sent in a round.
  func resolved(in round: UInt64) -> Transaction {
    own ?? (self.round == round ? change : Transaction())
  }
}
