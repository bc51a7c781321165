#if !canImport(SwiftUI)
/// A key for a custom value of a ``Transaction``.
///
/// ```swift
/// enum SourceKey: TransactionKey { static let defaultValue = "unknown" }
/// extension Transaction {
///   var source: String {
///     get { self[SourceKey.self] }
///     set { self[SourceKey.self] = newValue }
///   }
/// }
/// withTransaction(\.source, "keyboard") { store.send(.deleted) }
/// ```
public protocol TransactionKey<Value> {
  /// The type of the value. It is `Sendable` because a transaction is propagated across isolation
  /// domains with its change.
  associatedtype Value: Sendable

  /// The value of a transaction that does not set this key.
  static var defaultValue: Value { get }
}
#endif
