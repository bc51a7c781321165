import Dependencies
public import Foundation

extension SharedReaderKey {
  /// Returns the key of a setting of the app.
  ///
  /// ```swift
  /// @Shared(.appStorage("soundEnabled")) var soundEnabled = true
  /// ```
  ///
  /// On a server, all users share the setting: see ``SharedScope`` for settings of a user.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The user defaults; by default the dependency `defaultAppStorage`.
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, in: store) {
      try $0.decodedSetting(as: Value.self)
    } encode: {
      try JSONValue(encoding: $0)
    }
  }

  /// Returns the key of a setting that is stored by its raw value.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The user defaults; by default the dependency `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: Codable {
    AppStorageKey(key, in: store) {
      Value(rawValue: try $0.decoded(as: Value.RawValue.self))
    } encode: {
      try JSONValue(encoding: $0.rawValue)
    }
  }

  /// Returns the key of an optional setting that is stored by its raw value.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The user defaults; by default the dependency `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: Codable {
    AppStorageKey(key, in: store) {
      .some(try $0.decoded(as: Value.RawValue?.self).flatMap(Value.init(rawValue:)))
    } encode: {
      try JSONValue(encoding: $0?.rawValue)
    }
  }
}

/// The key of a setting of the app.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private var key: String
  private var store: any AppStorageStore
  private var scope = ""
  /// Returns `nil` for a value that the type doesn't have.
  private let decode: @Sendable (JSONValue) throws -> Value?
  private let encode: @Sendable (Value) throws -> JSONValue

  init(
    _ key: String, in store: UserDefaults?,
    decode: @escaping @Sendable (JSONValue) throws -> Value?,
    encode: @escaping @Sendable (Value) throws -> JSONValue
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.key = key
    let defaults = store ?? defaultStore
    self.store = (defaults as? AppStorageSuite)?.file ?? UserDefaultsStore(defaults)
    self.decode = decode
    self.encode = encode
  }

  /// The key of a setting of each user, see ``SharedScope``.
  public var perUser: AppStorageKey {
    @Dependency(\.sharedScope) var sharedScope
    guard let sharedScope else { return self }
    var key = self
    key.scope = ".perUser"
    if let userID = sharedScope.userID {
      key.key = SharedScope.name(self.key, of: userID)
    } else {
      key.store = sharedScope.settings
    }
    return key
  }

  /// The name of the setting, and the identity of its user defaults.
  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store.id) }

  /// Loads the value of the setting from the storage.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: value)
  }

  private var value: Result<Value?, any Error> {
    Result { try store.value(for: key).flatMap(decode) }
  }

  /// Calls the subscriber with the values that anything else sets.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    store.watch(key) { subscriber.yield(with: value) }
  }

  /// Stores the value of the setting.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    do {
      try store.set(value, encoded: encode(value), for: key) {
        continuation.resume(with: $0)
      }
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The expression that creates the key.
  public var description: String { ".appStorage(\"\(key)\")\(scope)" }
}

/// The identifier of an ``AppStorageKey``.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}
