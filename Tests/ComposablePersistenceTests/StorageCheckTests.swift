import ComposableConcurrency
import ComposablePersistence
import ComposablePersistenceTestSupport
import Foundation
import Testing

@testable import ComposableTestSupport

/// The checks of storages find faulty adapters, and say what is wrong.
@MainActor @Suite(.timeLimit(.minutes(1))) struct StorageCheckTests {
  @Test func checksHaveDifferentNames() {
    let names = SessionStorageCheck.all.map(\.description)
    #expect(Set(names).count == names.count)
    let sharedNames = SharedStorageCheck.all.map(\.description)
    #expect(Set(sharedNames).count == sharedNames.count)
  }

  @Test func aStorageThatIgnoresClaimsIsFound() async throws {
    let former = "A save with a former claim is refused, and changes nothing"
    var failed: Set<String> = []
    for check in SessionStorageCheck.all {
      let reports = try await interceptedReports { try await check(ClaimIgnoringStorage()) }
      guard let first = reports.first else { continue }
      failed.insert(check.description)
      #expect(reports.allSatisfy { $0.mentions("The check \"\(check)\" failed.") })
      guard check.description == former else { continue }
      #expect(
        first.text == """
          The check "\(former)" failed.
          save of "a" with claim 0
          Expected: [SessionKey(text: "a")]
          Returned: []
          """)
      #expect(first.fileID?.hasSuffix("SessionStorageCheck+Saves.swift") == true)
    }
    let found: Set = [
      former, "A session that is refused does not prevent others of the same save",
    ]
    // Which save is the last one depends on the order of tasks.
    let race = "Of two that save at the same time, only the last claimant does"
    #expect(failed.subtracting([race]) == found)
  }

  @Test func aStorageThatIgnoresTheNumbersOfSavesIsFound() async throws {
    var failed: [String] = []
    for check in SessionStorageCheck.all {
      let storage = AlteringStorage(changes: { $0.number = 0 })
      let reports = try await interceptedReports { try await check(storage) }
      if !reports.isEmpty { failed.append(check.description) }
    }
    #expect(failed == ["A save that arrives after a later one with the same claim is refused"])
  }

  @Test func aStorageThatDoesNotKnowRepeatedSavesIsFound() async throws {
    var failed: Set<String> = []
    for check in SharedStorageCheck.all {
      let storage = ForgetfulStorage()
      let reports = try await interceptedReports { try await check(storage, storage) }
      guard !reports.isEmpty else { continue }
      failed.insert(check.description)
      #expect(reports.allSatisfy { $0.mentions(check.description, "Expected: ", "Returned: ") })
    }
    #expect(
      failed == [
        "A repeated save has the same result, and changes nothing",
        "A repeated save has the same result when 31 other nodes have saved the row since",
        "Keys and nodes may be any text",
      ])
  }

  @Test(arguments: SessionStorageCheck.all)
  func anErrorOfAStorageIsReportedOnce(_ check: SessionStorageCheck) async throws {
    let reports = try await interceptedReports { try await check(UnavailableStorage()) }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions(check.description, "Unavailable") == true)
  }

  @Test func largePartsAreReportedByTheirSizes() async throws {
    let check = try #require(
      SessionStorageCheck.all.first { $0.description == "A part may have megabytes" })
    let storage = AlteringStorage(session: { session in
      session.parts = session.parts.mapValues { $0.prefix(1_000_000) }
    })
    let reports = try await interceptedReports { try await check(storage) }
    #expect(reports.count == 1)
    let text = reports.first?.text ?? ""
    #expect(text.hasSuffix("Expected: [\"x\": 2097152 bytes]\nReturned: [\"x\": 1000000 bytes]"))
  }
}

/// A storage that takes the saves of all servers that have ever claimed a session.
private final class ClaimIgnoringStorage: SessionStorage {
  private let base = InMemorySessionStorage()
  /// The last claims of sessions.
  private let claims = Lock<[SessionKey: Int]>([:])

  func claim(_ key: SessionKey, by process: UUID) -> ClaimedSession? {
    guard let session = base.claim(key, by: process) else { return nil }
    claims.withLock { $0[key] = max($0[key] ?? 0, session.claim) }
    return session
  }

  func save(_ changes: [SessionChanges]) -> Set<SessionKey> {
    let claims = claims.withLock { $0 }
    let refused = base.save(
      changes.map { change in
        var change = change
        change.claim = claims[change.key] ?? change.claim
        return change
      })
    // The session is absent.
    return base.save(changes.filter { refused.contains($0.key) })
  }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) { base.confirm(claims, by: process) }

  func remove(_ claims: [SessionKey: Int]) { base.remove(claims) }

  func removeExpired(sessionsPerClient limit: Int) -> Int {
    base.removeExpired(sessionsPerClient: limit)
  }
}

/// A storage that changes what it saves, or what it returns.
private struct AlteringStorage: SessionStorage {
  private let alterChanges: @Sendable (inout SessionChanges) -> Void
  private let alterSession: @Sendable (inout ClaimedSession) -> Void
  private let base = InMemorySessionStorage()

  init(
    changes: @escaping @Sendable (inout SessionChanges) -> Void = { _ in },
    session: @escaping @Sendable (inout ClaimedSession) -> Void = { _ in }
  ) {
    (alterChanges, alterSession) = (changes, session)
  }

  func claim(_ key: SessionKey, by process: UUID) -> ClaimedSession? {
    guard var session = base.claim(key, by: process) else { return nil }
    alterSession(&session)
    return session
  }

  func save(_ changes: [SessionChanges]) -> Set<SessionKey> {
    var changes = changes
    for index in changes.indices { alterChanges(&changes[index]) }
    return base.save(changes)
  }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) { base.confirm(claims, by: process) }

  func remove(_ claims: [SessionKey: Int]) { base.remove(claims) }

  func removeExpired(sessionsPerClient limit: Int) -> Int {
    base.removeExpired(sessionsPerClient: limit)
  }
}

/// A storage that can't be reached.
private struct UnavailableStorage: SessionStorage {
  struct Unavailable: Error {}

  func claim(_ key: SessionKey, by process: UUID) throws -> ClaimedSession? { throw Unavailable() }

  func save(_ changes: [SessionChanges]) throws -> Set<SessionKey> { throw Unavailable() }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) throws { throw Unavailable() }

  func remove(_ claims: [SessionKey: Int]) throws { throw Unavailable() }

  func removeExpired(sessionsPerClient limit: Int) throws -> Int { throw Unavailable() }
}

/// A storage that takes a repeated save for another one.
private final class ForgetfulStorage: SharedStorage {
  private let base = InMemorySharedStorage()
  private let saves = Lock(0)

  func events() -> AsyncStream<SharedStorageEvent> { base.events() }

  func row(_ key: String) -> StoredRow? { base.row(key) }

  func save(_ save: RowSave) -> RowSaveResult {
    var save = save
    save.number = saves.withLock { number in
      number += 1
      return number
    }
    return base.save(save)
  }

  func members(of topic: String) -> [StoredMember] { base.members(of: topic) }

  func updateMembers(_ update: MembersUpdate) -> Bool { base.updateMembers(update) }

  func publish(_ message: Data, to topic: String) { base.publish(message, to: topic) }
}
