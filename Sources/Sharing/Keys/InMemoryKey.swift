import ComposableConcurrency
public import Dependencies
import IssueReporting

extension SharedReaderKey {
  /// Returns the key of a value that is kept in memory until the process ends.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// Each test has values of its own. On a server, all users share the value: see ``SharedScope`` for
  /// values of a session or a user.
  ///
  /// - Parameter key: The name of the value.
  public static func inMemory<Value: Sendable>(_ key: String) -> Self
  where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// The key of a value that is kept in memory.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage
  private var scope = ""

  init(_ key: String) {
    @Dependency(\.defaultInMemoryStorage) var storage
    self.key = key
    self.storage = storage
  }

  private init(_ key: String, in storage: InMemoryStorage, scope: String) {
    self.key = key
    self.storage = storage
    self.scope = scope
  }

  /// The key of a value of each session, see ``SharedScope``.
  public var perSession: InMemoryKey {
    @Dependency(\.sharedScope) var sharedScope
    guard let sharedScope else { return self }
    return InMemoryKey(key, in: sharedScope.inMemoryStorage, scope: ".perSession")
  }

  /// The key of a value of each user, see ``SharedScope``.
  public var perUser: InMemoryKey {
    @Dependency(\.sharedScope) var sharedScope
    guard let sharedScope else { return self }
    guard let userID = sharedScope.userID else { return perSession }
    return InMemoryKey(SharedScope.name(key, of: userID), in: storage, scope: ".perUser")
  }

  /// The name of the value, and its storage.
  public var id: InMemoryKeyID {
    InMemoryKeyID(key: key, storage: ObjectIdentifier(storage.values))
  }

  /// Loads the value; stores the default value if there is none.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch storage.values.value(for: key, default: context.initialValue) {
    case let value as Value:
      continuation.resume(returning: value)
    case let other?:
      reportIssue(
        """
        The shared value '\(self)' has the type '\(type(of: other))', not '\(Value.self)'. Use \
        different names for values of different types.
        """
      )
      continuation.resumeReturningInitialValue()
    case nil:
      continuation.resumeReturningInitialValue()
    }
  }

  /// Returns a subscription without events: nothing else changes the value.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps the value in the storage.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.values.set(value, for: key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The expression that creates the key.
  public var description: String { ".inMemory(\"\(key)\")\(scope)" }
}

/// The identifier of an ``InMemoryKey``.
public struct InMemoryKeyID: Hashable, Sendable {
  fileprivate let key: String
  fileprivate let storage: ObjectIdentifier
}

/// A storage of values in memory.
public struct InMemoryStorage: Hashable, Sendable {
  fileprivate final class Values: Sendable {
    private let values = Lock<[String: any Sendable]>([:])

    func value(for key: String, default defaultValue: (any Sendable)?) -> (any Sendable)? {
      values.withLock { values in
        if let value = values[key] { return value }
        values[key] = defaultValue
        return defaultValue
      }
    }

    func set(_ value: any Sendable, for key: String) {
      // The former value must not be deallocated under the lock.
      _ = values.withLock { values in values.updateValue(value, forKey: key) }
    }
  }

  fileprivate let values = Values()

  /// Creates an empty storage.
  public init() {}

  /// Returns true if both are the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values === rhs.values }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(values)) }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
  /// The storage of `.inMemory` values. Each test has its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}
