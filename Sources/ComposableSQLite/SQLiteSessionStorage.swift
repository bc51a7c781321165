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

  // Every call writes, since a claim is one, and SQLite has a single writer: a pool of readers would
  // have nothing to read.
  let database: DatabaseQueue
  private let now: @Sendable () -> Date

  /// Opens the database at a path, and creates it if there is none.
  ///
  /// It blocks the calling thread for a moment: call it when the server starts.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its directory must exist.
  ///   - synchronous: The moment that a save waits for.
  ///   - now: Returns the date, by which sessions expire.
  /// - Throws: A ``SQLiteSessionStorageError``.
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
  /// - Throws: A ``SQLiteSessionStorageError``.
  public init(
    url: URL, synchronous: Synchronous = .full, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let path = url.path
    self.now = now
    do {
      database = try Self.withLock(on: url.deletingLastPathComponent().path) {
        Self.createPrivateFile(at: path)
        let database = try DatabaseQueue(path: path, configuration: .sessions(synchronous))
        guard try !database.read(DatabaseMigrator.sessions.hasBeenSuperseded) else {
          throw SQLiteSessionStorageError.laterSchema(path: path)
        }
        try DatabaseMigrator.sessions.migrate(database)
        // A file that may not be written is an error now, not at the first save.
        try database.write { try $0.execute(sql: "DELETE FROM sessions WHERE FALSE") }
        return database
      }
    } catch let error as DatabaseError {
      throw SQLiteSessionStorageError(error, path: path)
    }
  }

  /// Claims a session.
  public func claim(_ key: SessionKey) async throws -> ClaimedSession? {
    try await write { database, now in
      let claims = try database.cachedStatement(
        literal: """
          UPDATE sessions SET claim = claim + 1, unconfirmedClaims = unconfirmedClaims + 1
          WHERE key = \(key.text) AND expires > \(now.timeIntervalSince1970)
          RETURNING claim, unconfirmedClaims
          """)
      // All rows, since a statement that is left before its end may be undone.
      guard let claim = try Row.fetchAll(claims).first else { return nil }
      let parts = try database.cachedStatement(
        literal: "SELECT name, data FROM sessionParts WHERE key = \(key.text)")
      return ClaimedSession(
        claim: claim[0],
        parts: Dictionary(
          uniqueKeysWithValues: try Row.fetchAll(parts).map { ($0[0] as String, $0[1] as Data) }),
        unconfirmedClaims: claim[1])
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

  /// Removes sessions that have ended, unless they were claimed by others.
  public func remove(_ claims: [SessionKey: Int]) async throws {
    guard !claims.isEmpty else { return }
    try await write { database, _ in
      for (key, claim) in claims {
        try database.run("DELETE FROM sessions WHERE key = \(key.text) AND claim = \(claim)")
      }
    }
  }

  /// Removes the sessions whose life is over.
  ///
  /// Saves are let in after each 1,000 of them. Their space in the file is reused.
  @discardableResult
  public func removeExpired() async throws -> Int {
    let limit = 1_000
    var (total, last) = (0, limit)
    while last == limit {
      last = try await write { database, now in
        try database.run(
          """
          DELETE FROM sessions WHERE key IN (
            SELECT key FROM sessions WHERE expires <= \(now.timeIntervalSince1970) LIMIT \(limit)
          )
          """)
      }
      total += last
    }
    return total
  }

  /// Changes the database in a transaction, on the queue of the database.
  private func write<Result: Sendable>(
    _ updates: @escaping @Sendable (_ database: Database, _ now: Date) throws -> Result
  ) async throws -> Result {
    do {
      return try await database.write { [now] in try updates($0, now()) }
    } catch let error as DatabaseError {
      throw SQLiteSessionStorageError(error, path: database.path)
    }
  }

  /// Opens a database in a directory while nothing else opens one there, in any process.
  ///
  /// SQLite waits for others in transactions, but fails if two of them begin a log, and one of two
  /// migrations fails.
  private static func withLock<Result>(
    on directory: String, _ body: () throws -> Result
  ) rethrows -> Result {
    // An error is that of SQLite, which opens the file next.
    let lock = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  /// Creates a file that only its owner may read. SQLite gives its permissions to those beside it.
  ///
  /// Under the lock, since closing a descriptor of a file ends all locks that SQLite has on it in
  /// this process: https://www.sqlite.org/howtocorrupt.html, section 2.2.
  private static func createPrivateFile(at path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }
}

extension Configuration {
  /// The configuration of a database of sessions.
  fileprivate static func sessions(_ synchronous: SQLiteSessionStorage.Synchronous) -> Self {
    var configuration = Configuration()
    configuration.label = "ComposableSQLite.SQLiteSessionStorage"
    // The longest wait for the transaction of another process.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // A commit appends to one file: it is one wait for the disk, and several with a journal.
      let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
      guard mode == "wal" else {
        throw DatabaseError(message: "no write-ahead log here, but \(mode ?? "none")")
      }
      // FULL waits for the disk at each commit, NORMAL only when the log is copied to the database.
      try database.execute(sql: "PRAGMA synchronous = \(synchronous.rawValue)")
      // macOS: a disk that is told to sync keeps data in its cache otherwise.
      try database.execute(sql: "PRAGMA fullfsync = \(synchronous == .full)")
    }
    return configuration
  }
}

extension DatabaseMigrator {
  /// The schemas of a database of sessions. A new one must let the previous version of a server save
  /// and claim: both run while a server is replaced.
  fileprivate static let sessions: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("sessions") { database in
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
    return migrator
  }()
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
          INSERT INTO sessions (key, claim, unconfirmedClaims, expires) VALUES (\(key), 1, 0, \(end))
          ON CONFLICT (key) DO UPDATE SET expires = excluded.expires WHERE claim = 1
          """) > 0
      } else {
        try run(
          """
          UPDATE sessions SET expires = \(end),
            unconfirmedClaims = iif(\(changes.confirmsClaim), 0, unconfirmedClaims)
          WHERE key = \(key) AND claim = \(changes.claim)
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

  /// Executes a statement that is prepared once. Returns the number of changed rows.
  @discardableResult
  fileprivate func run(_ sql: SQL) throws -> Int {
    try cachedStatement(literal: sql).execute()
    return changesCount
  }
}
#endif
