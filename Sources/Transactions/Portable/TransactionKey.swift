/// Names a value of your own that a ``Transaction`` carries.
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
  /// The type of the value. `Sendable`, because a transaction goes where its change goes.
  associatedtype Value: Sendable

  /// What a transaction holds that says nothing about this key.
  static var defaultValue: Value { get }
}
