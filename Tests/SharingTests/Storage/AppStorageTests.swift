import Dependencies
import Foundation
import Testing

@testable import Sharing

@Suite struct AppStorageTests {
  private enum Theme: String, Sendable { case light, dark }
  private enum Level: Int, Codable, Sendable { case low, high }

  /// Changes a setting, and returns what another property of a new reference loads.
  private func loaded<Value: Sendable>(
    _ initial: Value, _ changed: Value, _ key: AppStorageKey<Value>
  ) -> Value {
    do {
      let shared = Shared(wrappedValue: initial, key)
      shared.withLock { $0 = changed }
    }
    return Shared(wrappedValue: initial, key).wrappedValue
  }

  @Test func settingsOfAllTypesAreStored() {
    #expect(loaded(false, true, .appStorage("bool")) == true)
    #expect(loaded(1, 2, .appStorage("int")) == 2)
    #expect(loaded(1.5, 2, .appStorage("double")) == 2)
    #expect(loaded("a", "b", .appStorage("string")) == "b")
    #expect(loaded([], ["b"], .appStorage("strings")) == ["b"])
    #expect(loaded(Data(), Data([1, 2]), .appStorage("data")) == Data([1, 2]))
    #expect(loaded(Theme.light, .dark, .appStorage("theme")) == .dark)
    #expect(loaded(Level.low, .high, .appStorage("level")) == .high)
    #expect(loaded(Int?.none, 3, .appStorage("optional")) == 3)
    #expect(loaded(Int?.some(1), nil, .appStorage("nil")) == nil)
    #expect(loaded(Theme?.none, .dark, .appStorage("optionalTheme")) == .dark)
    let url = URL(fileURLWithPath: "/a")
    #expect(loaded(url, URL(fileURLWithPath: "/b"), .appStorage("url")).path == "/b")
    let date = Date(timeIntervalSince1970: 1)
    #expect(
      loaded(date, Date(timeIntervalSince1970: 2.5), .appStorage("date"))
        == Date(timeIntervalSince1970: 2.5))
  }

  @Test(
    arguments: [UInt64.max, UInt64(Int64.max) + 1, 0]
  ) func unsignedIntegersAreStored(_ value: UInt64) {
    #expect(loaded(1, value, .appStorage("unsigned \(value)")) == value)
  }

  @Test(
    arguments: ["0.1", "-12345678901234567890.123456789", "1e-100", "99999999999999999999e99"]
  ) func decimalsAreStored(_ value: String) throws {
    let value = try #require(Decimal(string: value))
    #expect(loaded(1, value, .appStorage("decimal \(value)")) == value)
  }

  @Test(
    arguments: [
      .pi, 0.1, 1e300, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .infinity, -.infinity, .nan, 1e23, 1e19,
    ] as [Double]
  ) func floatingPointNumbersAreStored(_ value: Double) {
    let result = loaded(1, value, .appStorage("double \(value)"))
    #expect(result == value || result.isNaN && value.isNaN)
    let floats = loaded([], [Float(value)], .appStorage("float \(value)"))
    #expect(floats == [Float(value)] || value.isNaN)
  }

  @Test func valuesOfFoundationAreStored() throws {
    let id = UUID()
    #expect(loaded(UUID(), id, .appStorage("id")) == id)
    #expect(loaded(.distantPast, .distantFuture, .appStorage("date")) == .distantFuture)
    let locale = Locale(identifier: "de_CH")
    #expect(loaded(Locale(identifier: "en"), locale, .appStorage("locale")) == locale)
    let zone = try #require(TimeZone(identifier: "Europe/Rome"))
    #expect(loaded(.gmt, zone, .appStorage("zone")) == zone)
    let components = DateComponents(year: 2024, month: 2)
    #expect(loaded(DateComponents(), components, .appStorage("components")) == components)
    #expect(loaded(IndexSet(), [1, 5], .appStorage("indices")) == [1, 5])
    let length = Measurement(value: 1.5, unit: UnitLength.meters)
    #expect(
      loaded(Measurement(value: 0, unit: .meters), length, .appStorage("length")) == length)
    #expect(loaded([:], ["a": [1, nil]], .appStorage("nested")) == ["a": [1, nil]])
  }

  /// Another process changes a setting after a write of it has failed, and a later one has not.
  @Test func aChangeThatFailedOnceIsWrittenOnce() throws {
    let (files, url) = (MemoryFileSystem(), URL(fileURLWithPath: "/settings.json"))
    let suite = AppStorageSuite(url, in: FileStorage(files) { $0() })
    files.replace(url, by: Data(#"{"a": 1, "b": 1}"#.utf8))
    #expect(suite.integer(forKey: "a") == 1)
    files.replace(url, by: Data(#"{"a": 1"#.utf8))
    suite.set(2, forKey: "a")
    files.replace(url, by: Data(#"{"a": 1, "b": 1}"#.utf8))
    suite.set(3, forKey: "b")
    #expect(try settings(in: files, url) == ["a": 2, "b": 3])
    files.replace(url, by: Data(#"{"a": 7, "b": 3}"#.utf8))
    #expect(suite.integer(forKey: "a") == 7)
    suite.set(4, forKey: "b")
    #expect(try settings(in: files, url) == ["a": 7, "b": 4])
  }

  /// Each observer is told of a damaged file once, whatever it sets then.
  @Test func anObserverIsNotifiedOfADamagedFileOnce() {
    let (files, url) = (MemoryFileSystem(), URL(fileURLWithPath: "/settings.json"))
    let file = AppStorageFile(url, in: FileStorage(files) { $0() })
    let count = LockIsolated(0)
    let subscription = file.watch("a") {
      count.withValue { $0 += 1 }
      if count.value < 100 { file.set(.null, for: "b") }
    }
    files.replace(url, by: Data(#"{"a": 1"#.utf8))
    #expect(count.value == 1)
    withExtendedLifetime(subscription) {}
  }

  private func settings(in files: MemoryFileSystem, _ url: URL) throws -> [String: Int] {
    try JSONDecoder().decode([String: Int].self, from: files.read(url) ?? Data())
  }

  @Test func anObserverIsNotifiedOfItsOwnSettingOnly() async throws {
    let storage = FileStorage.inMemory
    let suite = AppStorageSuite(URL(fileURLWithPath: "/settings.json"), in: storage)
    let (first, second) = (
      Shared(wrappedValue: 0, .appStorage("first", store: suite)),
      Shared(wrappedValue: 0, .appStorage("second", store: suite))
    )
    let changes = LockIsolated<[String]>([])
    let subscriptions = [
      first.addObserver { value in changes.withValue { $0.append("first \(value)") } },
      second.addObserver { value in changes.withValue { $0.append("second \(value)") } },
    ]
    changes.setValue([])
    suite.set(1, forKey: "first")
    suite.set(2, forKey: "second")
    second.withLock { $0 = 3 }
    #expect(changes.value == ["first 1", "second 2", "second 3"])
    #expect(suite.integer(forKey: "second") == 3)
    let other = AppStorageSuite(URL(fileURLWithPath: "/settings.json"), in: storage)
    #expect((other.integer(forKey: "first"), other.integer(forKey: "second")) == (1, 3))
    withExtendedLifetime(subscriptions) {}
  }

  @Test func suitesAreSeparate() {
    @Shared(.appStorage("flag")) var flag = false
    @Shared(.appStorage("flag", store: .inMemory)) var other = false
    $flag.withLock { $0 = true }
    #expect(!other)
    withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      @Shared(.appStorage("flag")) var flag = false
      #expect(!flag)
    }
  }

  @Test func aSuiteIsAFileInTheConfigurationDirectory() {
    #expect(
      AppStorageFile.url(ofSuite: "game", environment: ["XDG_CONFIG_HOME": "/config"]).path
        == "/config/game/app-storage.json")
    #expect(
      AppStorageFile.url(ofSuite: "a/b", environment: ["XDG_CONFIG_HOME": "relative"]).path
        .hasSuffix("/.config/a_b/app-storage.json"))
    #expect(AppStorageSuite(suiteName: "game") == AppStorageSuite(suiteName: "game"))
  }

  @Test func settingsCanBeReadAndSetAsUserDefaults() {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("sound")) var sound = true
    @Shared(.appStorage("avatar")) var avatar = Data()
    $count.withLock { $0 = 3 }
    $avatar.withLock { $0 = Data([1, 2]) }
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.data(forKey: "avatar") == Data([1, 2]))
    defaults.set(5, forKey: "count")
    defaults.set(false, forKey: "sound")
    #expect(count == 5)
    #expect(!sound)
    defaults.removeObject(forKey: "count")
    #expect(defaults.object(forKey: "count") == nil)
  }

  @Test func aValueThatIsAlreadySetIsLoaded() {
    withDependencies {
      $0.defaultAppStorage = .inMemory
      $0.defaultAppStorage.set("Blob", forKey: "name")
      $0.defaultAppStorage.set(true, forKey: "isOn")
      $0.defaultAppStorage.set(URL(string: "https://example.com"), forKey: "url")
      $0.defaultAppStorage.set(["a", "b"], forKey: "strings")
    } operation: {
      @Shared(.appStorage("name")) var name = ""
      @Shared(.appStorage("isOn")) var isOn = false
      @Shared(.appStorage("url")) var url: URL?
      @Shared(.appStorage("strings")) var strings: [String] = []
      #expect(name == "Blob")
      #expect(isOn)
      #expect(url?.host() == "example.com")
      #expect(strings == ["a", "b"])
    }
  }

  @Test func userDefaultsOfFoundationAreAStore() throws {
    let name = "composable.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(loaded(false, true, .appStorage("bool", store: defaults)))
    #expect(defaults.bool(forKey: "bool"))
    #expect(loaded(1, 2, .appStorage("int", store: defaults)) == 2)
    #expect(defaults.integer(forKey: "int") == 2)
    #expect(loaded(Data(), Data([7]), .appStorage("data", store: defaults)) == Data([7]))
    #expect(defaults.data(forKey: "data") == Data([7]))
    #expect(loaded(Theme.light, .dark, .appStorage("theme", store: defaults)) == .dark)
    #expect(defaults.string(forKey: "theme") == "dark")
    #expect(loaded(0, 0.1, .appStorage("double", store: defaults)) == 0.1)
    #expect(defaults.double(forKey: "double") == 0.1)
  }

  @Test func userDefaultsOfFoundationStoreValuesOfAnyType() throws {
    let name = "composable.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    func expectStored<Value: Codable & Equatable & Sendable>(_ initial: Value, _ value: Value) {
      let key = AppStorageKey<Value>.appStorage("\(Value.self) \(value)", store: defaults)
      #expect(loaded(initial, value, key) == value)
    }
    for number in [Int64.max, .max - 1, .min] { expectStored(0, number) }
    for number in [UInt64.max, UInt64(Int64.max) + 1] {
      expectStored(0, number)
      expectStored([:], ["a": [number]])
    }
    expectStored(0, UInt.max)
    expectStored([], [1, nil, 2])
    expectStored([:], ["a": nil, "b": 1.5])
    for digits in ["0.1", "-12345678901234567890.123456789", "1e-100", "99999999999999999999e99"] {
      let number = try #require(Decimal(string: digits))
      expectStored(0, number)
      expectStored([], [number, nil])
    }
    expectStored([:], ["a": Double.infinity, "b": 0.1, "c": 1e300])
    expectStored("", #"{"a": 1}"#)
    expectStored([], ["null"])
  }
}
