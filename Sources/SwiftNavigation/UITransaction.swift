public import Transactions

/// The transaction of a change, under the name that code for several user interfaces gives it.
public typealias UITransaction = Transaction

/// Runs a closure with a transaction as the current one: `withTransaction(_:_:)` under another name.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(transaction, body)
}

/// Runs a closure with one value of the current transaction replaced: `withTransaction(_:_:_:)`
/// under another name.
public func withUITransaction<Result, Value>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(keyPath, value, body)
}
