import ConcurrencyExtras
import Foundation

/// The settings that an ``AppStorageKey`` reads and writes.
protocol AppStorageStore: Sendable {
  /// The identity of the settings.
  var id: ObjectIdentifier { get }

  /// Returns the value of a key, or `nil` if there is none.
  func value(for key: String) throws -> JSONValue?

  /// Sets a value, which is also given as JSON.
  func set(
    _ value: Any, encoded: JSONValue, for key: String,
    completion: @escaping FileWriter.Completion)

  /// Watches the value of a key. It may not have changed when `onChange` is called.
  func watch(_ key: String, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

extension AppStorageFile: AppStorageStore {
  var id: ObjectIdentifier { ObjectIdentifier(self) }

  func set(
    _ value: Any, encoded: JSONValue, for key: String,
    completion: @escaping FileWriter.Completion
  ) {
    set(encoded, for: key, completion: completion)
  }
}

/// User defaults of Foundation, which report changes on Apple platforms only.
struct UserDefaultsStore: AppStorageStore {
  // User defaults may be used on any thread, though they are not marked as 'Sendable' on Linux.
  private let defaults: UncheckedSendable<UserDefaults>

  init(_ defaults: UserDefaults) {
    self.defaults = UncheckedSendable(defaults)
  }

  var id: ObjectIdentifier { ObjectIdentifier(defaults.value) }

  func value(for key: String) -> JSONValue? {
    defaults.value.object(forKey: key).flatMap(JSONValue.init(propertyList:))
  }

  func set(
    _ value: Any, encoded: JSONValue, for key: String,
    completion: @escaping FileWriter.Completion
  ) {
    switch value {
    case let data as Data: defaults.value.set(data, forKey: key)
    case let date as Date: defaults.value.set(date, forKey: key)
    case let url as URL: defaults.value.set(url, forKey: key)
    default: defaults.value.set(encoded.userDefault, forKey: key)
    }
    completion(.success(()))
  }

  func watch(_ key: String, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let token = UncheckedSendable(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults.value, queue: nil
      ) { _ in onChange() })
    return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
  }
}
