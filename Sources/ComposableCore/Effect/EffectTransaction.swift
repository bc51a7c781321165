extension Effect {
  /// Animates the changes that the actions of this effect make.
  ///
  /// - Parameter animation: The animation of each action's transaction, or `nil` for none.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Delivers the actions of this effect under a transaction.
  ///
  /// An inner `transaction`, and one that is passed to a single `send`, take precedence over this
  /// one.
  ///
  /// - Parameter transaction: The transaction that observers of the store receive with each change.
  public func transaction(_ transaction: Transaction) -> Self {
    isNone ? self : Self(operation: .transaction(self, transaction))
  }
}
