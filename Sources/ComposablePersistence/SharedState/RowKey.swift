import Dependencies
import Foundation
import IssueReporting
public import Sharing

extension SharedReaderKey {
  /// Returns the key of a row: a value that all users, tabs and nodes share.
  ///
  /// ```swift
  /// @Shared(.row("board/42")) var board = Board()
  ///
  /// state.$board.withLock { $0.title = "Plans" }
  /// ```
  ///
  /// 1. A change is seen here at once, saved, and announced to all other properties with this key, on
  ///    all nodes. It is saved if nobody has changed the row meanwhile. Otherwise it is made again of the
  ///    newest value: what only one side has changed has the value of that side, and the change that
  ///    is saved later wins where both have changed the same field, or one has removed it. Elements of
  ///    arrays are the same if their `id`s are, and those of dictionaries if their keys are.
  /// 2. A change that depends on the former value, such as `count += 1`, is exact only with
  ///    `update`, or with a `merging` closure that adds the differences.
  /// 3. While the storage can't be reached, or does not answer, the value may be changed. What was changed
  ///    is merged and saved later; `saveError` has the error of the last attempt, or a
  ///    ``SharedStorageTimeout`` after three seconds.
  /// 4. Fields of the stored value that `Value` does not have are kept, so that servers of two versions
  ///    can share a row.
  /// 5. Changes that follow each other while one is being saved are saved together. A value is at most
  ///    1 MiB large when it is encoded, see ``SharedNodeSettings/rowSize``; one that is larger is undone.
  /// 6. In a test the row is in memory, and each test has its own.
  ///
  /// - Parameters:
  ///   - key: The name of the row: at most 512 bytes of UTF-8.
  ///   - merge: Returns a value with the changes that were made here, `mine`, and elsewhere, `newest`, to
  ///     the same `base`. Without it, they are merged by fields.
  public static func row<Value: Codable & Sendable>(
    _ key: String,
    merging merge: (@Sendable (_ base: Value, _ mine: Value, _ newest: Value) -> Value)? = nil
  ) -> Self where Self == RowKey<Value> {
    RowKey(key, merge)
  }

  /// Returns the key of a row with a default value.
  ///
  /// ```swift
  /// @Shared(.row("board/42", default: Board())) var board
  /// ```
  ///
  /// The default value is not saved before it is changed.
  ///
  /// - Parameters:
  ///   - key: The name of the row: at most 512 bytes of UTF-8.
  ///   - defaultValue: The value of a row that was never saved.
  ///   - merge: Returns a value with the changes that were made here, `mine`, and elsewhere, `newest`, to
  ///     the same `base`. Without it, they are merged by fields.
  public static func row<Value: Codable & Sendable>(
    _ key: String, default defaultValue: @autoclosure @escaping @Sendable () -> Value,
    merging merge: (@Sendable (_ base: Value, _ mine: Value, _ newest: Value) -> Value)? = nil
  ) -> Self where Self == RowKey<Value>.Default {
    RowKey<Value>.Default[RowKey(key, merge), default: defaultValue()]
  }
}

/// The key of a value that all users, tabs and nodes share.
public struct RowKey<Value: Codable & Sendable>: SharedKey, ReplicatedKey {
  let replica: RowReplica<Value>

  init(_ key: String, _ merge: (@Sendable (Value, Value, Value) -> Value)?) {
    @Dependency(\.sharedNode) var node
    replica = RowReplica(key, on: node, merge)
  }

  /// The name of the row, its node, and the rights of the user.
  public var id: RowKeyID {
    RowKeyID(
      key: replica.key, node: ObjectIdentifier(replica.node),
      isReadable: replica.readError == nil, isWritable: replica.writeError == nil)
  }

  /// Loads the row.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    replica.load(context, continuation)
  }

  /// Follows the changes of others.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    replica.subscribe(context, subscriber)
    return SharedSubscription { [weak replica, node = replica.node, key = replica.key] in
      node.removeObserver(replica, of: .row(key))
    }
  }

  /// Saves the row, merged with the changes of others.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    replica.save(continuation)
  }
}

extension RowKey: CustomStringConvertible {
  /// The expression that creates the key.
  public var description: String { ".row(\"\(replica.key)\")" }
}

/// The identifier of a ``RowKey``.
public struct RowKeyID: Hashable, Sendable {
  let key: String
  let node: ObjectIdentifier
  let isReadable: Bool
  let isWritable: Bool
}

extension Shared {
  /// Changes the newest value, and waits until the change is stored.
  ///
  /// Use it for a change of a `.row` that depends on the former value, which others change as well:
  ///
  /// ```swift
  /// .run { [likes = state.$likes] _ in try await likes.update { $0 += 1 } }
  /// ```
  ///
  /// 1. The operation is run again, with the newest value, if others have changed the value before it
  ///    was stored: it takes effect exactly once. It must have no effects of its own.
  /// 2. If it throws an error, nothing is changed.
  /// 3. A value that is in no row is changed with `withLock` and saved.
  ///
  /// - Parameter operation: The change.
  /// - Returns: The result of the run that was stored.
  /// - Throws: The error of the operation or of the storage. After that of the storage it is unknown
  ///   whether the change was stored.
  @discardableResult
  public func update<Result: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> Result
  ) async throws -> Result where Value: Sendable {
    if let key = replicatedKey as? any RowUpdates<Value> { return try await key.update(operation) }
    if isReplicated {
      reportIssue(
        """
        'update' of a part of a row is not exact: a change that others make at the same time may be \
        lost. Call it on the whole row: '$board.update { $0.likes += 1 }' in place of \
        '$board.likes.update { $0 += 1 }'.
        """)
    }
    let result = try withLock(operation)
    try await save()
    return result
  }
}

/// A key whose value is changed as `update` describes.
protocol RowUpdates<Value>: Sendable {
  associatedtype Value
  func update<Result: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> Result
  ) async throws -> Result
}

extension RowKey: RowUpdates {
  func update<Result: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      replica.enqueue(RowUpdate(operation) { continuation.resume(with: $0) })
    }
  }
}

extension _SharedKeyDefault: RowUpdates where Base: RowUpdates {
  func update<Result: Sendable>(
    _ operation: @escaping @Sendable (inout Base.Value) throws -> Result
  ) async throws -> Result {
    try await base.update(operation)
  }
}
