import ConcurrencyExtras
import Foundation

/// The file of a suite of settings: a JSON object.
///
/// A write changes the keys that this process has set, in the object that is in the file then, so
/// that processes may change different keys.
final class AppStorageFile: Sendable {
  private struct Change: Sendable {
    let value: JSONValue
    let number: UInt64
  }

  private struct State: Sendable {
    /// The values that are not in the file yet.
    var changes: [String: Change] = [:]
    var lastNumber: UInt64 = 0
    /// The observers of values that are set as user defaults.
    var observers: [UInt64: @Sendable () -> Void] = [:]
  }

  let url: URL
  let storage: FileStorage
  private let state = Lock(State())

  init(_ url: URL, in storage: FileStorage) {
    self.url = url
    self.storage = storage
  }

  /// Returns the file of a suite.
  static func url(ofSuite name: String, environment: [String: String]) -> URL {
    let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let directory =
      configured.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    let name = name.replacingOccurrences(of: "/", with: "_")
    return directory.appendingPathComponent(name).appendingPathComponent("app-storage.json")
  }

  /// Returns the value of a key, or `nil` if there is none.
  func value(for key: String) throws -> JSONValue? {
    try Self.object(in: storage.writer.read(url))[key]
  }

  /// Sets the value of a key.
  func set(_ value: JSONValue, for key: String, completion: @escaping FileWriter.Completion) {
    let (changes, number) = state.withLock { state in
      state.lastNumber += 1
      state.changes[key] = Change(value: value, number: state.lastNumber)
      return (state.changes, state.lastNumber)
    }
    storage.writer.write(url) { [self] result in
      if case .success = result { removeChanges(through: number) }
      completion(result)
    } contents: { current in
      let object = try Self.object(in: current())
        .merging(changes.mapValues(\.value)) { _, new in new }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(object)
    }
  }

  /// Sets the value of a key, and tells the observers.
  func setUserDefault(_ value: JSONValue, for key: String) {
    set(value, for: key) { _ in }
    for observer in state.withLock({ Array($0.observers.values) }) { observer() }
  }

  /// Watches the file, and values that are set as user defaults.
  func watch(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let file = storage.writer.watch(url, onChange: onChange)
    let number = state.withLock { state in
      state.lastNumber += 1
      state.observers[state.lastNumber] = onChange
      return state.lastNumber
    }
    return SharedSubscription { [self] in
      file.cancel()
      _ = state.withLock { $0.observers.removeValue(forKey: number) }
    }
  }

  private func removeChanges(through number: UInt64) {
    state.withLock { state in
      state.changes = state.changes.filter { $0.value.number > number }
    }
  }

  private static func object(in data: Data?) throws -> [String: JSONValue] {
    try data.map { try JSONDecoder().decode([String: JSONValue].self, from: $0) } ?? [:]
  }
}
