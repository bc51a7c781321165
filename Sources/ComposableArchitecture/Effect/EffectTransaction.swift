extension Effect {
  /// Animates what the actions of this effect change.
  ///
  /// - Parameter animation: What the transaction of each action carries; `nil` carries none.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Delivers the actions of this effect under a transaction.
  ///
  /// An inner `transaction`, and one given to a single `send`, count before this one.
  ///
  /// - Parameter transaction: What observers of the store receive with each change.
  public func transaction(_ transaction: Transaction) -> Self {
    isNone ? self : Self(node: .transaction(self, transaction))
  }
}
