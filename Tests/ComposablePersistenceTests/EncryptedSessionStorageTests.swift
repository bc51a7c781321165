#if Encryption
import ComposablePersistence
import ComposablePersistenceTestSupport
import ComposableConcurrency
import Foundation
import Testing

@testable import ComposableEncryption

#if SQLite
import ComposableSQLite
#endif

@Suite struct EncryptedSessionStorageTests {
  private let key = SessionKey("token-of-256-bits / anna")

  @Test(arguments: SessionStorageCheck.all)
  func conforms(_ check: SessionStorageCheck) async throws {
    try await check(EncryptedSessionStorage(InMemorySessionStorage(), keys: .test(1)))
  }

  @Test(arguments: SessionStorageCheck.all)
  func serversInTheMiddleOfARotationConform(_ check: SessionStorageCheck) async throws {
    try await check(AlternatingStorage(InMemorySessionStorage(), [.test(1, 2), .test(2, 1)]))
  }

  #if SQLite
  @Test(arguments: SessionStorageCheck.all)
  func conformsInAFile(_ check: SessionStorageCheck) async throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(component: "EncryptedSessionStorageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = try SQLiteSessionStorage(
      url: directory.appending(component: "sessions.sqlite"), synchronous: .normal)
    try await check(EncryptedSessionStorage(file, keys: .test(1)))
  }
  #endif

  @Test func sessionsExpireAtTheEndOfTheirLife() async throws {
    let date = TestDate()
    let memory = InMemorySessionStorage(now: date.now)
    try await date.checkExpiration(EncryptedSessionStorage(memory, keys: .test(1)))
  }

  // MARK: What is stored

  @Test func nothingThatIsStoredIsReadable() async throws {
    let memory = RecordingStorage()
    let storage = EncryptedSessionStorage(memory, keys: .test(1))
    try await storage.store(key, ["store cart": "a secret text", "removed": nil])
    let change = try #require(memory.changes.first)
    var texts = [change.key.text]
    for (name, data) in change.parts {
      texts += [name, String(decoding: data ?? Data(), as: UTF8.self)]
    }
    #expect(texts.count == 5)
    for secret in ["token", "anna", "store", "cart", "removed", "secret", "text"] {
      #expect(!texts.contains { $0.contains(secret) }, "\(secret)")
    }
    try await storage.expectClaim(key, 2, ["store cart": "a secret text"])
    try await storage.remove([key: 2])
    try await storage.expectAbsent(key)
  }

  @Test func equalSessionsAreStoredDifferently() async throws {
    let memory = RecordingStorage()
    let storage = EncryptedSessionStorage(memory, keys: .test(1))
    let other = SessionKey("other")
    for key in [key, key, other] { try await storage.store(key, ["x": "1"]) }
    let changes = memory.changes
    #expect(changes[0].key == changes[1].key)
    #expect(changes[0].parts.keys == changes[1].parts.keys)
    #expect(changes[0].key != changes[2].key)
    #expect(changes[0].parts.keys != changes[2].parts.keys)
    let data = changes.flatMap { $0.parts.values.compactMap(\.self) }
    #expect(Set(data).count == 3)
  }

  @Test(arguments: ["", "1", String(repeating: "ä", count: 1_000)])
  func aPartGrowsByAConstantAndItsName(_ text: String) async throws {
    let memory = RecordingStorage()
    try await EncryptedSessionStorage(memory, keys: .test(1)).store(key, ["name": text])
    #expect(memory.lastParts.values.map(\.count) == ["name".utf8.count + text.utf8.count + 41])
  }

  // MARK: What can't be decrypted

  @Test func aSessionWithAChangedByteHasNoParts() async throws {
    let memory = RecordingStorage()
    let storage = EncryptedSessionStorage(memory, keys: .test(1))
    try await storage.store(key, ["x": "1", "y": "2"])
    let (name, data) = try #require(memory.lastParts.first)
    for index in data.indices {
      memory.alter { $0[name]?[index] ^= 1 }
      try await storage.expectClaim(key, nil, [:])
    }
    memory.alter { _ in }
    try await storage.expectClaim(key, nil, ["x": "1", "y": "2"])
  }

  @Test func aSessionWithAPartOfAnotherLengthHasNoParts() async throws {
    let memory = RecordingStorage()
    let storage = EncryptedSessionStorage(memory, keys: .test(1))
    try await storage.store(key, ["x": "1"])
    let (name, data) = try #require(memory.lastParts.first)
    for length in 0..<data.count {
      memory.alter { $0[name] = data.prefix(length) }
      try await storage.expectClaim(key, nil, [:])
    }
    memory.alter { $0[name]?.append(0) }
    try await storage.expectClaim(key, nil, [:])
  }

  @Test func partsCannotBeExchanged() async throws {
    let memory = RecordingStorage()
    let storage = EncryptedSessionStorage(memory, keys: .test(1))
    try await storage.store(SessionKey("other"), ["x": "1", "y": "2"])
    let other = memory.lastParts
    try await storage.store(key, ["x": "1", "y": "2"])
    memory.alter { parts in
      let names = parts.keys.sorted()
      (parts[names[0]], parts[names[1]]) = (parts[names[1]], parts[names[0]])
    }
    try await storage.expectClaim(key, nil, [:])
    // Those of another session, with their names or with those of this one.
    memory.alter { $0 = other }
    try await storage.expectClaim(key, nil, [:])
    memory.alter { $0 = Dictionary(uniqueKeysWithValues: zip($0.keys, other.values)) }
    try await storage.expectClaim(key, nil, [:])
  }

  @Test func aSessionWithAPartThatIsNotEncryptedHasNoParts() async throws {
    let memory = RecordingStorage()
    let storage = EncryptedSessionStorage(memory, keys: .test(1))
    try await storage.store(key, ["x": "1"])
    memory.alter { $0["y"] = Data("2".utf8) }
    try await storage.expectClaim(key, nil, [:])
  }

  @Test func aSessionUnderAnUnknownKeyHasNoPartsAndBeginsAnew() async throws {
    let memory = InMemorySessionStorage()
    try await EncryptedSessionStorage(memory, keys: .test(1)).store(key, ["x": "1"])
    let storage = EncryptedSessionStorage(memory, keys: .test(2))
    try await storage.expectClaim(key, 2, [:])
    try await storage.remove([key: 2])
    try await storage.store(key, ["x": "2"])
    try await storage.expectClaim(key, 2, ["x": "2"])
  }

  @Test func sessionsThatWereStoredWithoutEncryptionAreAbsent() async throws {
    let memory = InMemorySessionStorage()
    try await memory.store(key, ["x": "1"])
    try await EncryptedSessionStorage(memory, keys: .test(1)).expectAbsent(key)
  }

  // MARK: Replacing a key

  @Test func theFirstSaveAfterAClaimLeavesNothingToAFormerKey() async throws {
    let memory = InMemorySessionStorage()
    try await EncryptedSessionStorage(memory, keys: .test(1))
      .store(key, ["x": "1", "y": "2", "z": "3"])
    let storage = EncryptedSessionStorage(memory, keys: .test(2, 1))
    try await storage.expectClaim(key, 2, ["x": "1", "y": "2", "z": "3"])
    try await storage.store(key, claim: 2, ["y": "4", "z": nil])
    try await EncryptedSessionStorage(memory, keys: .test(2))
      .expectClaim(key, 3, ["x": "1", "y": "4"])
  }

  @Test func aSaveThatOnlyConfirmsAClaimEncryptsAllPartsAgain() async throws {
    let memory = InMemorySessionStorage()
    try await EncryptedSessionStorage(memory, keys: .test(1)).store(key, ["x": "1"])
    let storage = EncryptedSessionStorage(memory, keys: .test(2, 1))
    // The last claim counts.
    for claim in 2...3 { try await storage.expectClaim(key, claim, ["x": "1"]) }
    try await storage.store(key, claim: 3, [:])
    try await EncryptedSessionStorage(memory, keys: .test(2)).expectClaim(key, 4, ["x": "1"])
  }

  @Test func aSaveAfterOneThatFailedEncryptsAllPartsAgain() async throws {
    let memory = RecordingStorage()
    try await EncryptedSessionStorage(memory, keys: .test(1)).store(key, ["x": "1"])
    let storage = EncryptedSessionStorage(memory, keys: .test(2, 1))
    try await storage.expectClaim(key, 2, ["x": "1"])
    memory.failNextSave()
    await #expect(throws: RecordingStorage.Failure.self) {
      try await storage.store(key, claim: 2, ["y": "2"])
    }
    try await storage.store(key, claim: 2, ["y": "2"])
    try await EncryptedSessionStorage(memory, keys: .test(2))
      .expectClaim(key, 3, ["x": "1", "y": "2"])
  }

  @Test func onlyTheFirstSaveAfterAClaimHasPartsThatHaveNotChanged() async throws {
    let memory = RecordingStorage()
    try await EncryptedSessionStorage(memory, keys: .test(1)).store(key, ["x": "1", "y": "2"])
    let storage = EncryptedSessionStorage(memory, keys: .test(2, 1))
    try await storage.expectClaim(key, 2, ["x": "1", "y": "2"])
    for text in ["3", "4"] { try await storage.store(key, claim: 2, ["x": text]) }
    #expect(memory.changes.map(\.parts.count) == [2, 2, 1])
    try await storage.expectClaim(key, 3, ["x": "4", "y": "2"])
    try await storage.store(key, claim: 3, [:])
    #expect(memory.lastParts.isEmpty)
  }

  @Test("Servers with the keys of one step and of the next share a session, which one of them owns")
  func rollingDeploy() async throws {
    let steps: [EncryptionKeys] = [.test(1), .test(1, 2), .test(2, 1), .test(2)]
    for (step, next) in zip(steps, steps.dropFirst()) {
      let memory = InMemorySessionStorage()
      let servers = [step, next].map { EncryptedSessionStorage(memory, keys: $0) }
      // The session begins on either server, and comes back from the other one.
      for first in 0...1 {
        let key = SessionKey("\(first)")
        try await servers[first].store(key, ["x": "1", "y": "0"])
        // A key that is not everywhere yet encrypts nothing, and one that is removed somewhere has
        // encrypted nothing.
        var (owner, claim) = (first, 1)
        for number in 2...5 {
          let former = (server: servers[owner], claim: claim)
          (owner, claim) = (1 - owner, number)
          try await servers[owner].expectClaim(key, claim, ["x": "\(number - 1)", "y": "0"])
          try await former.server.expectRefusal(key, claim: former.claim, ["y": "late"])
          try await former.server.remove([key: former.claim])
          try await servers[owner].store(key, claim: claim, ["x": "\(number)"])
        }
      }
    }
  }

  @Test func serversWithDifferentCurrentKeysStoreASessionOnce() async throws {
    let memory = InMemorySessionStorage()
    let old = EncryptedSessionStorage(memory, keys: .test(1, 2))
    let new = EncryptedSessionStorage(memory, keys: .test(2, 1))
    // The page's first server stores it while the socket has reached another one.
    try await old.store(key, ["x": "1"])
    try await new.store(key, ["x": "2"])
    try await new.expectClaim(key, 2, ["x": "2"])
    try await old.expectRefusal(key, claim: 1, ["x": "3"])
    try await new.store(key, claim: 2, ["y": "4"])
    try await old.expectClaim(key, 3, ["x": "2", "y": "4"])
  }

  @Test func aServerThatHasLostASessionDoesNotEncryptItsPartsAgain() async throws {
    let memory = InMemorySessionStorage()
    let old = EncryptedSessionStorage(memory, keys: .test(1, 2))
    let new = EncryptedSessionStorage(memory, keys: .test(2, 1))
    try await old.store(key, ["x": "1"])
    try await new.expectClaim(key, 2, ["x": "1"])
    try await old.expectClaim(key, 3, ["x": "1"])
    try await old.store(key, claim: 3, ["x": "2"])
    try await new.expectRefusal(key, claim: 2, [:])
    try await new.expectClaim(key, 4, ["x": "2"])
  }
}

@Suite struct EncryptionKeysTests {
  @Test func theFirstKeyOfAVariableIsTheCurrentOne() throws {
    let (first, second) = (EncryptionKeys.text(1), EncryptionKeys.text(2))
    let keys = try EncryptionKeys(
      environmentVariable: "K", in: ["K": " \(first) ,\n\(second)\n", "SESSION_KEYS": ""])
    #expect(keys.current.id == EncryptionKeys.test(1).current.id)
    #expect(keys.others.map(\.id) == [EncryptionKeys.test(2).current.id])
  }

  @Test func theDescriptionHasNoKey() {
    let keys = EncryptionKeys.test(1, 2)
    #expect(keys.description.contains(/^EncryptionKeys\([0-9a-f]{16}, [0-9a-f]{16}\)$/))
    #expect(keys.current.id != Data(repeating: 1, count: EncryptionKey.idSize))
    #expect(String(reflecting: keys) == keys.description)
  }

  @Test(arguments: [
    ("", "Key 1 is empty"),
    ("A,", "Key 2 is empty"),
    (",A", "Key 1 is empty"),
    ("A,A", "Keys 1 and 2 are the same"),
    ("A;A", "Key 1 is not base64"),
    ("A,topsecret!", "Key 2 is not base64"),
    ("A,dG9wc2VjcmV0", "Key 2 has 9 bytes instead of 32"),
  ])
  func keysThatCannotBeReadAreReported(_ value: String, _ problem: String) {
    let value = value.replacing("A", with: EncryptionKeys.text(1))
    let error = #expect(throws: EncryptionKeysError.self) {
      try EncryptionKeys(environmentVariable: "KEYS", in: ["KEYS": value])
    }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("KEYS: \(problem)"), "\(description)")
    #expect(!description.contains(EncryptionKeys.text(1)))
    #expect(!description.contains("topsecret") && !description.contains("dG9wc2VjcmV0"))
  }

  @Test func missingKeysAreReported() {
    let missing = #expect(throws: EncryptionKeysError.self) {
      try EncryptionKeys(environmentVariable: "KEYS", in: [:])
    }
    #expect(missing?.description.hasPrefix("KEYS: The environment variable is not set.") == true)
    let none = #expect(throws: EncryptionKeysError.self) { try EncryptionKeys(base64: []) }
    #expect(none?.description.contains("openssl rand -base64 32") == true)
  }
}

extension EncryptionKeys {
  /// The text of a key whose bytes are all the same.
  fileprivate static func text(_ byte: UInt8) -> String {
    Data(repeating: byte, count: EncryptionKey.size).base64EncodedString()
  }

  /// Keys whose bytes are all the same.
  fileprivate static func test(_ bytes: UInt8...) -> Self {
    do {
      return try EncryptionKeys(base64: bytes.map(text))
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension SessionStorage {
  /// Saves a session, which must not be refused.
  fileprivate func store(
    _ key: SessionKey, claim: Int = 0, _ parts: [String: String?],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let refused = try await save([SessionChanges(key, claim: claim, parts)])
    #expect(refused.isEmpty, sourceLocation: sourceLocation)
  }

  /// Saves a session, which must be refused.
  fileprivate func expectRefusal(
    _ key: SessionKey, claim: Int, _ parts: [String: String?],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let refused = try await save([SessionChanges(key, claim: claim, parts)])
    #expect(refused == [key], sourceLocation: sourceLocation)
  }

  /// Expects the number and the parts of the next claim; `nil` for any number.
  fileprivate func expectClaim(
    _ key: SessionKey, _ claim: Int?, _ parts: [String: String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let session = try await self.claim(key, by: UUID())
    let texts = session?.parts.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(texts == parts, sourceLocation: sourceLocation)
    if let claim { #expect(session?.claim == claim, sourceLocation: sourceLocation) }
  }

  /// Expects that there is nothing to claim.
  fileprivate func expectAbsent(
    _ key: SessionKey, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let session = try await claim(key, by: UUID())
    #expect(session == nil, sourceLocation: sourceLocation)
  }
}

extension SessionChanges {
  /// Changes of parts with texts, which remain for an hour.
  fileprivate init(_ key: SessionKey, claim: Int, _ parts: [String: String?]) {
    self.init(
      key: key, claim: claim, parts: parts.mapValues { $0.map { Data($0.utf8) } },
      life: .seconds(3600))
  }
}

/// A storage in memory that records what it stores, and alters what it returns.
private final class RecordingStorage: SessionStorage {
  struct Failure: Error {}

  private struct State {
    var changes: [SessionChanges] = []
    var alteration: @Sendable (inout [String: Data]) -> Void = { _ in }
    var failsNextSave = false
  }

  private let memory = InMemorySessionStorage()
  private let state = Lock(State())

  /// The saved changes.
  var changes: [SessionChanges] { state.withLock(\.changes) }

  /// The parts of the last saved changes that were not removed.
  var lastParts: [String: Data] { changes.last?.parts.compactMapValues(\.self) ?? [:] }

  /// Alters the parts of claimed sessions from now on.
  func alter(_ alteration: @escaping @Sendable (inout [String: Data]) -> Void) {
    state.withLock { $0.alteration = alteration }
  }

  /// Lets the next save fail.
  func failNextSave() { state.withLock { $0.failsNextSave = true } }

  func claim(_ key: SessionKey, by process: UUID) -> ClaimedSession? {
    guard var session = memory.claim(key, by: process) else { return nil }
    let alteration = state.withLock(\.alteration)
    alteration(&session.parts)
    return session
  }

  func save(_ changes: [SessionChanges]) throws -> Set<SessionKey> {
    try state.withLock { state in
      defer { state.failsNextSave = false }
      if state.failsNextSave { throw Failure() }
      state.changes += changes
    }
    return memory.save(changes)
  }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) {
    memory.confirm(claims, by: process)
  }

  func remove(_ claims: [SessionKey: Int]) { memory.remove(claims) }

  func removeExpired(sessionsPerClient limit: Int) -> Int {
    memory.removeExpired(sessionsPerClient: limit)
  }
}

/// Storages with different keys that encrypt for the same one, and have calls in turn.
private final class AlternatingStorage: SessionStorage {
  private let storages: [EncryptedSessionStorage]
  private let calls = Lock(0)

  init(_ storage: any SessionStorage, _ keys: [EncryptionKeys]) {
    storages = keys.map { EncryptedSessionStorage(storage, keys: $0) }
  }

  private var next: EncryptedSessionStorage {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    return storages[call % storages.count]
  }

  func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession? {
    try await next.claim(key, by: process)
  }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws {
    try await next.confirm(claims, by: process)
  }

  func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey> {
    try await next.save(changes)
  }

  func remove(_ claims: [SessionKey: Int]) async throws { try await next.remove(claims) }

  func removeExpired(sessionsPerClient limit: Int) async throws -> Int {
    try await next.removeExpired(sessionsPerClient: limit)
  }
}
#endif
