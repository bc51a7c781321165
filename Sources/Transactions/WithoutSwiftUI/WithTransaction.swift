#if !canImport(SwiftUI)
// Each function has two forms with one contract. A synchronous closure selects the synchronous
// form, even in asynchronous code, so `withAnimation { model.isOpen = true }` never needs `await`.

/// Runs a closure with the given transaction as the current one, in place of the previous one.
///
/// 1. The closure, the functions it calls, child tasks and tasks created in it read the transaction
///    in ``Transaction/current``.
/// 2. The previous transaction is restored when the closure returns or throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs an asynchronous closure, on the caller's actor, with the given transaction as the current
/// one.
///
/// 1. The closure, the functions it calls, child tasks and tasks created in it read the transaction
///    in ``Transaction/current``.
/// 2. The previous transaction is restored when the closure returns or throws.
public nonisolated(nonsending) func withTransaction<Result>(
  _ transaction: Transaction, _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await Transaction.$current.withValue(transaction) { try await body() }
}

/// Runs a closure with one value of the current transaction replaced.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(.current(with: keyPath, value), body)
}

/// Runs an asynchronous closure, on the caller's actor, with one value of the current transaction
/// replaced.
public nonisolated(nonsending) func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await withTransaction(.current(with: keyPath, value), body)
}

/// Runs a closure and animates the changes that it makes, or applies them at once if the animation
/// is `nil`.
///
/// Other values of the current transaction are unchanged.
///
/// ```swift
/// withAnimation { store.send(.rowTapped) }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs an asynchronous closure, on the caller's actor, and animates the changes that it makes, or
/// applies them at once if the animation is `nil`.
public nonisolated(nonsending) func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await withTransaction(\.animation, animation, body)
}

extension Transaction {
  fileprivate static func current<Value>(
    with keyPath: WritableKeyPath<Self, Value>, _ value: Value
  ) -> Self {
    var transaction = current
    transaction[keyPath: keyPath] = value
    return transaction
  }
}
#endif
