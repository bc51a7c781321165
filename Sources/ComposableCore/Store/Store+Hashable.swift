extension Store: Hashable {
  /// Returns true if both are the same store.
  public static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity of the store.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
