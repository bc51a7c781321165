import ComposableConcurrency
public import Dependencies
import Foundation

/// The session and the user that shared values may belong to.
///
/// A server keeps the values of `.inMemory("draft")` once for all of its users: what one of them types,
/// the others see. A server of pages sets the scope of each session, and these keys use it:
///
/// ```swift
/// @Shared(.inMemory("draft").perSession) var draft = ""         // one for each tab
/// @Shared(.inMemory("cart").perUser) var cart: [Item] = []      // one for all tabs of a user
/// @Shared(.appStorage("theme").perUser) var theme = Theme.light // stored for each user
/// ```
///
/// 1. The values of a session end with it. Those of `.inMemory(…).perUser` stay until the process ends:
///    keep what is large, or for many users, in a store of your own.
/// 2. Those of a user who is not signed in are those of the session: strangers share nothing.
/// 3. Outside of a session, as in a command-line tool or a test, there is one user: the values are those
///    of the key without `perSession` or `perUser`.
public final class SharedScope: Sendable {
  /// The storages of a session, which most sessions don't need.
  private struct Storages {
    var values: InMemoryStorage?
    var settings: AppStorageFile?
  }

  private let storages = Lock(Storages())
  /// The identifier of the user who is signed in; `nil` for none.
  public let userID: String?

  /// Creates the scope of a new session.
  ///
  /// - Parameter userID: The identifier of the user; `nil` for none.
  public init(userID: String? = nil) { self.userID = userID }

  /// The values of the session.
  var inMemoryStorage: InMemoryStorage {
    storages.withLock { storages in
      let storage = storages.values ?? InMemoryStorage()
      storages.values = storage
      return storage
    }
  }

  /// The settings of the session, for a user who is not signed in.
  var settings: AppStorageFile {
    storages.withLock { storages in
      let url = URL(fileURLWithPath: "/app-storage.json")
      let settings = storages.settings ?? AppStorageFile(url, in: .inMemory)
      storages.settings = settings
      return settings
    }
  }

  /// Returns the name of a value of a user. The length of the identifier tells it from the name.
  static func name(_ key: String, of userID: String) -> String {
    "user \(userID.utf8.count) \(userID) \(key)"
  }
}

private enum SharedScopeKey: DependencyKey {
  static let liveValue: SharedScope? = nil
  static let testValue: SharedScope? = nil
}

extension DependencyValues {
  /// The session and the user of shared values; `nil` outside of a session.
  public var sharedScope: SharedScope? {
    get { self[SharedScopeKey.self] }
    set { self[SharedScopeKey.self] = newValue }
  }
}
