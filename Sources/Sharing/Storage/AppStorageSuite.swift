import ComposableConcurrency
public import Foundation
import IssueReporting

/// The settings of an app: user defaults in a JSON file in the user's configuration directory.
///
/// The file is `app-storage.json` in the directory of the suite, below `$XDG_CONFIG_HOME` or, if
/// that is not set, below `~/.config`. Processes with the same suite see each other's changes.
///
/// ```swift
/// @Shared(.appStorage("sound", store: AppStorageSuite(suiteName: "com.example.game")))
/// var sound = true
/// ```
///
/// It is the kind of `UserDefaults` that `.appStorage` uses unless it gets another one. Values are
/// set and read with the methods of `UserDefaults`, and shared references follow them:
///
/// ```swift
/// @Dependency(\.defaultAppStorage) var settings
/// settings.set(true, forKey: "hasSeenOnboarding")
/// ```
///
/// `Data`, `Date` and `URL` are stored as JSON stores them; read them with `data(forKey:)`,
/// `url(forKey:)`, or a shared reference.
public final class AppStorageSuite: UserDefaults {
  let file: AppStorageFile

  /// Creates a reference to the suite with a name.
  ///
  /// - Parameter suiteName: The name of the suite's directory, such as the identifier of an app.
  public convenience init(suiteName: String) {
    let url = AppStorageFile.url(
      ofSuite: suiteName, environment: ProcessInfo.processInfo.environment)
    self.init(
      Self.files.withLock { files in
        if let file = files[url] { return file }
        let file = AppStorageFile(url, in: .fileSystem)
        files[url] = file
        return file
      })
  }

  /// The files on the disk. Each is one object, which has the changes that are not written yet.
  private static let files = Lock<[URL: AppStorageFile]>([:])

  package convenience init(_ url: URL, in storage: FileStorage) {
    self.init(AppStorageFile(url, in: storage))
  }

  fileprivate init(_ file: AppStorageFile) {
    self.file = file
    // Its own values are never read or set.
    super.init(suiteName: nil)!
  }

  /// The suite with the name of the running program.
  public override class var standard: UserDefaults {
    AppStorageSuite(suiteName: ProcessInfo.processInfo.processName)
  }

  /// Returns true if both refer to the same file.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AppStorageSuite)?.file === file
  }

  /// The hash value of the file's identity.
  public override var hash: Int { ObjectIdentifier(file).hashValue }

  /// Returns the value of a setting: a boolean, a number, a string, an array or a dictionary.
  public override func object(forKey defaultName: String) -> Any? {
    value(for: defaultName)?.propertyList
  }

  /// Returns the data of a setting.
  public override func data(forKey defaultName: String) -> Data? {
    try? value(for: defaultName)?.decoded(as: Data.self)
  }

  /// Returns the URL of a setting.
  public override func url(forKey defaultName: String) -> URL? {
    try? value(for: defaultName)?.decoded(as: URL.self)
  }

  /// Sets the value of a setting. A value that no property list has is reported and ignored.
  public override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard let value = JSONValue(propertyList: value) else {
      reportIssue("'\(type(of: value))' is not a type of user defaults. Set it as 'Data'.")
      return
    }
    file.setUserDefault(value, for: defaultName)
  }

  /// Sets the value of a setting.
  public override func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets the value of a setting.
  public override func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets the value of a setting.
  public override func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets the value of a setting.
  public override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets the value of a setting.
  public override func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  /// Removes the value of a setting.
  public override func removeObject(forKey defaultName: String) {
    file.setUserDefault(.null, for: defaultName)
  }

  /// Returns true: values are written soon after they are set.
  public override func synchronize() -> Bool { true }

  private func value(for key: String) -> JSONValue? {
    try? file.value(for: key)
  }
}

extension UserDefaults {
  /// New user defaults in memory, for tests and previews.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.defaultAppStorage = .inMemory
  /// } operation: { … }
  /// ```
  public static var inMemory: UserDefaults {
    AppStorageSuite(AppStorageFile(URL(fileURLWithPath: "/app-storage.json"), in: nil))
  }
}
