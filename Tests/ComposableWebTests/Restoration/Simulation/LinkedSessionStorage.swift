#if Web
import ComposablePersistence
import Foundation

@testable import ComposableTestSupport

/// A storage of sessions behind a connection that fails.
struct LinkedSessionStorage: SessionStorage {
  let storage: InMemorySessionStorage
  let link: SimulatedLink

  func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession? {
    try await link.call("claims a session") { [storage] in storage.claim(key, by: process) }
  }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws {
    try await link.call("confirms \(claims.count) claims") { [storage] in
      storage.confirm(claims, by: process)
    }
  }

  func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey> {
    try await link.call("saves \(changes.count) sessions") { [storage] in storage.save(changes) }
  }

  func remove(_ claims: [SessionKey: Int]) async throws {
    try await link.call("removes \(claims.count) sessions") { [storage] in
      storage.remove(claims)
    }
  }

  func removeExpired(sessionsPerClient limit: Int) async throws -> Int {
    try await link.call("removes old sessions") { [storage] in
      storage.removeExpired(sessionsPerClient: limit)
    }
  }
}
#endif
