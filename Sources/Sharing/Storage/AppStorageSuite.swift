import ConcurrencyExtras
public import Dependencies
package import Foundation

/// The settings of an app: a JSON file in the user's configuration directory.
///
/// The file is `app-storage.json` in the directory of the suite, below `$XDG_CONFIG_HOME` or, if
/// that is not set, below `~/.config`. Processes with the same suite see each other's changes.
///
/// ```swift
/// @Shared(.appStorage("sound", store: AppStorageSuite(suiteName: "com.example.game")))
/// var sound = true
/// ```
public struct AppStorageSuite: Hashable, Sendable {
  let file: AppStorageFile

  /// Creates a reference to the suite with a name.
  ///
  /// - Parameter suiteName: The name of the suite's directory, such as the identifier of an app.
  public init(suiteName: String) {
    let url = AppStorageFile.url(
      ofSuite: suiteName, environment: ProcessInfo.processInfo.environment)
    file = Self.files.withLock { files in
      if let file = files[url] { return file }
      let file = AppStorageFile(url, in: .fileSystem)
      files[url] = file
      return file
    }
  }

  /// The files on the disk. Each is one object, which has the changes that are not written yet.
  private static let files = Lock<[URL: AppStorageFile]>([:])

  package init(_ url: URL, in storage: FileStorage) {
    file = AppStorageFile(url, in: storage)
  }

  /// The suite with the name of the running program.
  public static let standard = AppStorageSuite(suiteName: ProcessInfo.processInfo.processName)

  /// A new suite in memory.
  public static var inMemory: AppStorageSuite {
    AppStorageSuite(URL(fileURLWithPath: "/app-storage.json"), in: .inMemory)
  }

  /// Returns true if both refer to the same file.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.file === rhs.file }

  /// Hashes the identity of the file.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(file)) }
}

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

  private func removeChanges(through number: UInt64) {
    state.withLock { state in
      state.changes = state.changes.filter { $0.value.number > number }
    }
  }

  private static func object(in data: Data?) throws -> [String: JSONValue] {
    try data.map { try JSONDecoder().decode([String: JSONValue].self, from: $0) } ?? [:]
  }
}

private enum AppStorageDependencyKey: DependencyKey {
  static var liveValue: AppStorageSuite { .standard }
  static var previewValue: AppStorageSuite { .inMemory }
  static var testValue: AppStorageSuite { .inMemory }
}

extension DependencyValues {
  /// The suite of `.appStorage` values: in a running program the ``AppStorageSuite/standard`` one,
  /// and one of its own in each test and preview.
  public var defaultAppStorage: AppStorageSuite {
    get { self[AppStorageDependencyKey.self] }
    set { self[AppStorageDependencyKey.self] = newValue }
  }
}
