#if SQLite
public import ComposablePersistence
public import Foundation
import GRDB

/// A storage of sessions in a SQLite database, for the servers of one machine.
///
/// Use it to restart or to replace a server while its users keep their sessions:
///
/// ```swift
/// let storage = try SQLiteSessionStorage(path: "/var/lib/app/sessions.sqlite")
/// ```
///
/// 1. Several processes may open the same file, such as the old and the new version of a server.
/// 2. A session is saved as a whole even if the process is killed. It also outlives a loss of power
///    by the time that `save` returns, unless the storage is ``Synchronous/normal``.
/// 3. All sessions of one call of `save` are one transaction, with one wait for the disk: save many
///    of them at once.
/// 4. No call blocks a thread of Swift's concurrency.
/// 5. A new file is readable by its owner only, and so are the files that SQLite puts beside it,
///    with the suffixes `-wal` and `-shm`. They belong together: move or copy them together.
/// 6. The file must be on a local disk, not on one that machines share over a network.
public final class SQLiteSessionStorage: SessionStorage {
  /// The moment that a save waits for.
  public enum Synchronous: String, Sendable {
    /// The sessions are on the disk.
    case full = "FULL"
    /// The sessions are with the operating system. If the machine loses power or the system
    /// crashes, the last saves may be lost, but the database remains whole.
    case normal = "NORMAL"
  }

  let file: SQLiteFile
  private let now: @Sendable () -> Date

  /// Opens the database at a path, and creates it if there is none.
  ///
  /// It blocks the calling thread for a moment: call it when the server starts.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its directory must exist.
  ///   - synchronous: The moment that a save waits for.
  ///   - now: Returns the date, by which sessions expire.
  /// - Throws: A ``SQLiteStorageError``.
  public convenience init(
    path: String, synchronous: Synchronous = .full,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    try self.init(url: URL(fileURLWithPath: path), synchronous: synchronous, now: now)
  }

  /// Opens the database in a file, and creates it if there is none.
  ///
  /// It blocks the calling thread for a moment: call it when the server starts.
  ///
  /// - Parameters:
  ///   - url: The file. Its directory must exist.
  ///   - synchronous: The moment that a save waits for.
  ///   - now: Returns the date, by which sessions expire.
  /// - Throws: A ``SQLiteStorageError``.
  public init(
    url: URL, synchronous: Synchronous = .full, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.now = now
    file = try SQLiteFile(url, synchronous: synchronous)
  }

  /// Returns a stored session, which only the caller may save from now on.
  public func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession? {
    try await write { database, now in
      let claims = try database.cachedStatement(
        literal: """
          UPDATE sessions SET claim = claim + 1, lastSave = 0,
            claimants = json_patch(claimants, json_object(\(process.uuidString), claim + 1))
          WHERE key = \(key.text) AND expires > \(now.timeIntervalSince1970)
          RETURNING claim, CAST(claimants AS BLOB)
          """)
      // All rows, since a statement that is left before its end may be undone.
      guard let claim = try Row.fetchAll(claims).first else { return nil }
      let parts = try database.cachedStatement(
        literal: "SELECT name, data FROM sessionParts WHERE key = \(key.text)")
      return try ClaimedSession(
        claim: claim[0],
        parts: Dictionary(
          uniqueKeysWithValues: try Row.fetchAll(parts).map { ($0[0] as String, $0[1] as Data) }),
        unconfirmedClaims: claim[1] as Data)
    }
  }

  /// Saves the changes of sessions durably, in their order, as one transaction.
  public func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey> {
    guard !changes.isEmpty else { return [] }
    return try await write { database, now in
      let saved = try changes.filter { try database.save($0, at: now) }
      return Set(changes.map(\.key)).subtracting(saved.map(\.key))
    }
  }

  /// Records that a process goes on after it has claimed sessions.
  public func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws {
    guard !claims.isEmpty else { return }
    let (id, path) = (process.uuidString, "$.\"\(process.uuidString)\"")
    try await write { database, _ in
      for (key, claim) in claims {
        // A patch with null removes.
        try database.run(
          """
          UPDATE sessions SET claimants = json_patch(claimants, json_object(\(id), NULL))
          WHERE key = \(key.text) AND json_extract(claimants, \(path)) <= \(claim)
          """)
      }
    }
  }

  /// Removes sessions that have ended, unless they were claimed by others.
  public func remove(_ claims: [SessionKey: Int]) async throws {
    guard !claims.isEmpty else { return }
    try await write { database, _ in
      for (key, claim) in claims {
        try database.run("DELETE FROM sessions WHERE key = \(key.text) AND claim = \(claim)")
      }
    }
  }

  /// Removes the sessions whose life is over and, of each client with too many, the ones that were saved
  /// longest ago.
  ///
  /// Saves are let in after each 1,000 of them. Their space in the file is reused.
  @discardableResult
  public func removeExpired(sessionsPerClient limit: Int) async throws -> Int {
    let expired = try await removeInBatches { database, now, size in
      try database.run(
        """
        DELETE FROM sessions WHERE key IN (
          SELECT key FROM sessions WHERE expires <= \(now.timeIntervalSince1970) LIMIT \(size)
        )
        """)
    }
    let excess = try await removeInBatches { database, _, size in
      try database.run(
        """
        DELETE FROM sessions WHERE key IN (
          SELECT key FROM (
            SELECT key, row_number() OVER (PARTITION BY client ORDER BY expires DESC) AS number
            FROM sessions WHERE client IN (
              SELECT client FROM sessions WHERE client IS NOT NULL
              GROUP BY client HAVING count(*) > \(limit)
            )
          ) WHERE number > \(limit) LIMIT \(size)
        )
        """)
    }
    return expired + excess
  }

  /// Calls a closure that removes as many sessions as it is told, until it removes fewer.
  private func removeInBatches(
    _ remove: @escaping @Sendable (_ database: Database, _ now: Date, _ size: Int) throws -> Int
  ) async throws -> Int {
    let size = 1_000
    var (total, last) = (0, size)
    while last == size {
      last = try await write { try remove($0, $1, size) }
      total += last
    }
    return total
  }

  private func write<Result: Sendable>(
    _ updates: @escaping @Sendable (_ database: Database, _ now: Date) throws -> Result
  ) async throws -> Result {
    try await file.write { [now] in try updates($0, now()) }
  }
}

extension DatabaseMigrator {
  /// Registers the schemas of sessions.
  mutating func registerSessions() {
    registerMigration("sessions") { database in
      // The date `expires` is in seconds since 1970.
      try database.execute(
        sql: """
          CREATE TABLE sessions (
            key TEXT NOT NULL PRIMARY KEY,
            claim INTEGER NOT NULL,
            unconfirmedClaims INTEGER NOT NULL,
            expires REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX sessionsByEnd ON sessions (expires);
          CREATE TABLE sessionParts (
            key TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
            name TEXT NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (key, name)
          ) WITHOUT ROWID;
          """)
    }
    registerMigration("clients of sessions") { database in
      try database.execute(
        sql: """
          ALTER TABLE sessions ADD COLUMN client TEXT;
          CREATE INDEX sessionsByClient ON sessions (client, expires) WHERE client IS NOT NULL;
          """)
    }
    registerMigration("numbers of saves") { database in
      try database.execute(
        sql: "ALTER TABLE sessions ADD COLUMN lastSave INTEGER NOT NULL DEFAULT 0")
    }
    registerMigration("claimants of sessions") { database in
      // The last claims of processes: {"identifier": claim}. They replace `unconfirmedClaims`, which the previous
      // version of a server counts.
      try database.execute(
        sql: "ALTER TABLE sessions ADD COLUMN claimants TEXT NOT NULL DEFAULT '{}'")
    }
  }
}

extension Database {
  /// Saves the changes of a session. Returns false if they are refused.
  fileprivate func save(_ changes: SessionChanges, at now: Date) throws -> Bool {
    let key = changes.key.text
    let end = changes.end(savedAt: now).timeIntervalSince1970
    try run("DELETE FROM sessions WHERE key = \(key) AND expires <= \(now.timeIntervalSince1970)")
    let isSaved =
      if changes.claim == 0 {
        try run(
          """
          INSERT INTO sessions (key, claim, lastSave, unconfirmedClaims, expires, client)
          VALUES (\(key), 1, \(changes.number), 0, \(end), \(changes.client))
          ON CONFLICT (key) DO UPDATE
          SET lastSave = max(lastSave, excluded.lastSave), expires = excluded.expires,
            client = coalesce(excluded.client, client)
          WHERE claim = 1 AND (excluded.lastSave = 0 OR excluded.lastSave >= lastSave)
          """) > 0
      } else {
        try run(
          """
          UPDATE sessions SET lastSave = max(lastSave, \(changes.number)), expires = \(end),
            client = coalesce(\(changes.client), client),
            unconfirmedClaims = iif(\(changes.confirmsClaim), 0, unconfirmedClaims),
            claimants = iif(\(changes.confirmsClaim), '{}', claimants)
          WHERE key = \(key) AND claim = \(changes.claim)
            AND (\(changes.number) = 0 OR \(changes.number) >= lastSave)
          """) > 0
      }
    guard isSaved else { return false }
    for (name, data) in changes.parts {
      if let data {
        try run(
          """
          INSERT INTO sessionParts (key, name, data) VALUES (\(key), \(name), \(data))
          ON CONFLICT (key, name) DO UPDATE SET data = excluded.data
          """)
      } else {
        try run("DELETE FROM sessionParts WHERE key = \(key) AND name = \(name)")
      }
    }
    return true
  }
}
#endif
