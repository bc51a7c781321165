// Each comes in two forms with one contract. Synchronous closures take the synchronous one, also in
// asynchronous code, so `withAnimation { model.isOpen = true }` needs no `await` anywhere.

/// Runs the body with this transaction as the current one, in place of the one there was.
///
/// 1. The body, what it calls, child tasks and tasks made in it see it in ``Transaction/current``.
/// 2. The earlier transaction is back when the body returns or throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs the asynchronous body, on the caller's actor, with this transaction as the current one.
///
/// 1. The body, what it calls, child tasks and tasks made in it see it in ``Transaction/current``.
/// 2. The earlier transaction is back when the body returns or throws.
public nonisolated(nonsending) func withTransaction<Result>(
  _ transaction: Transaction, _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await Transaction.$current.withValue(transaction) { try await body() }
}

/// Runs the body with one value of the current transaction changed and the others as they are.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(.current(with: keyPath, value), body)
}

/// Runs the asynchronous body, on the caller's actor, with one value of the current transaction
/// changed and the others as they are.
public nonisolated(nonsending) func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await withTransaction(.current(with: keyPath, value), body)
}

/// Runs the body with this animation on the changes it makes; `nil` takes one off.
///
/// Other values of the current transaction stay as they are.
///
/// ```swift
/// withAnimation { store.send(.rowTapped) }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs the asynchronous body, on the caller's actor, with this animation on the changes it makes;
/// `nil` takes one off.
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
