import ComposableConcurrency
import Foundation

/// The file of a suite of settings: a JSON object. Or settings without a file, in memory.
///
/// 1. A write changes the keys that this process has set, in the object that is in the file then, so
///    that processes may change different keys. Changes of one moment are one write.
/// 2. The file is read once, and again when another process has changed it.
final class AppStorageFile: Sendable {
  private struct Change: Sendable {
    let value: JSONValue
    let number: UInt64
  }

  private struct State: Sendable {
    /// The values in the file; `nil` until it is read.
    var object: [String: JSONValue]?
    /// The version of the file that has these values.
    var version: FileVersion?
    /// The values that the observers were told of.
    var observedObject: [String: JSONValue]?
    /// The values that are not in the file yet.
    var changes: [String: Change] = [:]
    /// Those of them that are being written.
    var writtenChanges: [String: Change] = [:]
    var lastNumber: UInt64 = 0
    /// The observers of changes that anything else makes, by their keys.
    var observers: [String: ObserverList<Void>] = [:]
    /// The subscription to changes of the file.
    var subscription: SharedSubscription?
    var isWatching = false

    func value(for key: String) -> JSONValue? { changes[key]?.value ?? object?[key] }
  }

  let url: URL
  private let storage: FileStorage?
  private let state = Lock(State())

  /// Creates the file at a location in a storage, or settings without a file if that is `nil`.
  init(_ url: URL, in storage: FileStorage?) {
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
    if let storage { try readChangedFile(in: storage) }
    return state.withLock { $0.value(for: key) }
  }

  /// Sets the value of a key.
  func set(
    _ value: JSONValue, for key: String, completion: @escaping FileWriter.Completion = { _ in }
  ) {
    guard let storage else {
      state.withLock { state in
        if state.object == nil { state.object = [:] }
        state.object?[key] = value
      }
      return completion(.success(()))
    }
    state.withLock { state in
      state.lastNumber += 1
      state.changes[key] = Change(value: value, number: state.lastNumber)
    }
    storage.writer.write(url) { [self] result in
      if case .success = result { didWrite() }
      completion(result)
    } contents: { [self] current in
      var object = try Self.object(in: current())
      fileChanged(to: object)
      let changes = state.withLock { state in
        state.writtenChanges = state.changes
        return state.changes
      }
      object.merge(changes.mapValues(\.value)) { _, new in new }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(object)
    }
  }

  /// Sets the value of a key, and tells its observers.
  func setUserDefault(_ value: JSONValue, for key: String) {
    set(value, for: key)
    state.withLock { $0.observers[key] }?.notify((), in: 0...UInt64.max)
  }

  /// Watches a key, which another process changes in the file, or which is set as a user default.
  func watch(_ key: String, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    if let storage { watchFile(in: storage) }
    let id = state.withLock { $0.observers[key, default: ObserverList()].add { onChange() } }
    return SharedSubscription { [self] in
      _ = state.withLock { state in
        defer { if state.observers[key]?.isEmpty == true { state.observers[key] = nil } }
        return state.observers[key]?.remove(id)
      }
    }
  }

  /// Records that the changes of a write are in the file, but for those that were made meanwhile.
  private func didWrite() {
    state.withLock { state in
      for (key, change) in state.writtenChanges where state.changes[key]?.number == change.number {
        state.object?[key] = change.value
        state.observedObject?[key] = change.value
        state.changes[key] = nil
      }
      state.writtenChanges = [:]
    }
  }

  /// Reads the file if it has another version than the last time: the notification of a change
  /// takes a moment, and there is none of a directory that is replaced.
  private func readChangedFile(in storage: FileStorage) throws {
    // Before the contents are read: a change after that is another version.
    let version = storage.writer.version(of: url)
    guard state.withLock({ $0.object == nil || $0.version != version }) else { return }
    watchFile(in: storage)
    let object = try Self.object(in: storage.writer.readFile(url))
    state.withLock { state in
      (state.object, state.version) = (object, version)
      // The observers are told when the change is noticed.
      if state.observedObject == nil { state.observedObject = object }
    }
  }

  private func watchFile(in storage: FileStorage) {
    let isFirst = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching
    }
    guard isFirst else { return }
    let subscription = storage.writer.watch(url) { [weak self] in
      self?.readNoticedChange(in: storage)
    }
    state.withLock { $0.subscription = subscription }
  }

  /// Reads the file after a change of another process.
  private func readNoticedChange(in storage: FileStorage) {
    while true {
      let number = state.withLock { $0.lastNumber }
      // An error is that of each value, and the file is read again with the next one.
      let object = try? Self.object(in: storage.writer.readFile(url))
      if fileChanged(to: object, readAfter: number) { return }
    }
  }

  /// Records the values in the file, and tells the observers of what has changed.
  ///
  /// - Parameter number: The number of the last change by this process before the file was read. A
  ///   later one may be in the file by now; `nil` if none can be.
  /// - Returns: False if there is a later one. Then nothing is recorded.
  @discardableResult
  private func fileChanged(
    to object: [String: JSONValue]?, readAfter number: UInt64? = nil
  ) -> Bool {
    let changed: [ObserverList<Void>]? = state.withLock { state in
      if let number, number != state.lastNumber { return nil }
      let former = state.observedObject
      (state.object, state.observedObject, state.version) = (object, object, nil)
      return state.observers
        .filter { key, _ in
          if object == nil || former == nil { return true }
          return state.changes[key] == nil && former?[key] != object?[key]
        }
        .map(\.value)
    }
    changed?.forEach { $0.notify((), in: 0...UInt64.max) }
    return changed != nil
  }

  private static func object(in data: Data?) throws -> [String: JSONValue] {
    try data.map { try JSONDecoder().decode([String: JSONValue].self, from: $0) } ?? [:]
  }
}
