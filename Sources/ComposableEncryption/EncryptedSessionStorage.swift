#if Encryption
public import ComposablePersistence
import ComposableConcurrency
public import Foundation

/// A storage of sessions that encrypts them for another storage.
///
/// Use it if others can read the disk, the database or its backups:
///
/// ```swift
/// let file = try SQLiteSessionStorage(path: "/var/lib/app/sessions.sqlite")
/// settings.sessionStorage = EncryptedSessionStorage(file, keys: try EncryptionKeys())
/// ```
///
/// 1. The storage sees no key, name or data: sessions and parts have hashes of the session's key for
///    names, and data are encrypted with AES-GCM under a key that follows from one of the operator and that
///    of the session. It sees how many sessions and parts there are, their sizes and times.
/// 2. The key of a session must not be guessable. Those of `ComposableWeb` contain a random token of 256
///    bits.
/// 3. A session is decrypted as a whole or not at all. If a part was changed, cut off, taken from another
///    session or name, or encrypted with a key that is not there, the claimed session has no parts: a host
///    logs that it is damaged, and begins a new one. An attacker who can write to the storage can also remove a
///    part, or put back what was stored earlier: that is not noticed.
/// 4. Claims and saves are those of the other storage, whatever keys the servers have: while keys are
///    replaced, a session has one owner as well. The first save after a claim encrypts all parts with the
///    current key again, see ``EncryptionKeys``.
/// 5. A stored part is 41 bytes longer than its name and its data together.
/// 6. Sessions that were stored without encryption are absent, and expire.
public final class EncryptedSessionStorage: SessionStorage {
  /// The parts of a claimed session that the current key has not encrypted.
  private struct OutdatedParts {
    let claim: Int
    let parts: [String: Data]
  }

  private let storage: any SessionStorage
  private let keys: EncryptionKeys
  /// By the keys of sessions, until their first saves or their removal, which follow each claim.
  private let outdated = Lock<[SessionKey: OutdatedParts]>([:])

  /// Creates a storage that encrypts sessions for another one.
  ///
  /// - Parameters:
  ///   - storage: The storage of what is encrypted.
  ///   - keys: The keys of the operator.
  public init(_ storage: any SessionStorage, keys: EncryptionKeys) {
    self.storage = storage
    self.keys = keys
  }

  /// Claims a session. It has no parts if one of them can't be decrypted.
  public func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession? {
    let cipher = SessionCipher(key, keys: keys)
    guard var session = try await storage.claim(cipher.storedKey, by: process) else {
      // A session that begins under the same key has the same claims again.
      outdated.withLock { $0[key] = nil }
      return nil
    }
    let parts = Self.decrypt(session.parts, with: cipher)
    session.parts = parts.mapValues(\.data)
    let outdatedParts = parts.filter { !$0.value.isCurrent }.mapValues(\.data)
    outdated.withLock { [claim = session.claim] outdated in
      // Of two claims at the same time, the later one owns the session.
      guard outdated[key].map({ $0.claim < claim }) ?? true else { return }
      outdated[key] =
        outdatedParts.isEmpty ? nil : OutdatedParts(claim: claim, parts: outdatedParts)
    }
    return session
  }

  /// Saves the changes of sessions durably, in their order.
  public func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey> {
    var sealed: [SessionChanges] = []
    var keysOfStored: [SessionKey: SessionKey] = [:]
    var renewed: [SessionKey: OutdatedParts] = [:]
    for change in changes {
      let cipher = SessionCipher(change.key, keys: keys)
      keysOfStored[cipher.storedKey] = change.key
      var parts = change.parts
      // Taken before the save: a later one must not put former data in the place of those it saves.
      if let outdated = takeOutdatedParts(of: change.key, claim: change.claim) {
        renewed[change.key] = outdated
        for (name, data) in outdated.parts where !parts.keys.contains(name) { parts[name] = data }
      }
      var sealedChange = change
      sealedChange.key = cipher.storedKey
      sealedChange.parts = [:]
      for (name, data) in parts {
        let sealedPart = try data.map { try cipher.seal($0, name: name) }
        sealedChange.parts.updateValue(sealedPart, forKey: cipher.storedName(name))
      }
      sealed.append(sealedChange)
    }
    do {
      let refused = try await storage.save(sealed)
      return Set(refused.compactMap { keysOfStored[$0] })
    } catch {
      outdated.withLock { $0.merge(renewed) { current, _ in current } }
      throw error
    }
  }

  /// Records that a process goes on after it has claimed sessions.
  public func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws {
    try await storage.confirm(stored(claims), by: process)
  }

  /// Removes sessions that have ended, unless they were claimed by others.
  public func remove(_ claims: [SessionKey: Int]) async throws {
    try await storage.remove(stored(claims))
    forget(claims)
  }

  /// Returns claims by the keys under which the other storage has their sessions.
  private func stored(_ claims: [SessionKey: Int]) -> [SessionKey: Int] {
    var stored: [SessionKey: Int] = [:]
    for (key, claim) in claims { stored[SessionCipher(key, keys: keys).storedKey] = claim }
    return stored
  }

  /// Removes the sessions whose life is over and, of each client with too many, the ones that were saved
  /// longest ago.
  @discardableResult
  public func removeExpired(sessionsPerClient limit: Int) async throws -> Int {
    try await storage.removeExpired(sessionsPerClient: limit)
  }

  private func takeOutdatedParts(of key: SessionKey, claim: Int) -> OutdatedParts? {
    outdated.withLock { outdated in
      guard outdated[key]?.claim == claim else { return nil }
      return outdated.removeValue(forKey: key)
    }
  }

  private func forget(_ claims: [SessionKey: Int]) {
    outdated.withLock { outdated in
      for (key, claim) in claims where outdated[key]?.claim == claim { outdated[key] = nil }
    }
  }

  /// Decrypts the parts of a session, by their names. Returns none if one of them can't be decrypted.
  private static func decrypt(
    _ stored: [String: Data], with cipher: SessionCipher
  ) -> [String: SessionCipher.Part] {
    var parts: [String: SessionCipher.Part] = [:]
    for (storedName, sealed) in stored {
      guard let part = cipher.open(sealed, storedName: storedName) else { return [:] }
      parts[part.name] = part
    }
    return parts
  }
}
#endif
