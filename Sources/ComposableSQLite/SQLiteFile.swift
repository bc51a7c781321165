#if SQLite
import Foundation
import GRDB

/// The database of storages in a file.
struct SQLiteFile: Sendable {
  // Nearly every call writes, and SQLite has a single writer: a pool of readers would have nothing to
  // read.
  let database: DatabaseQueue

  /// Opens a database, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - url: The file. Its directory must exist.
  ///   - synchronous: The moment that a commit waits for.
  init(
    _ url: URL, synchronous: SQLiteSessionStorage.Synchronous
  ) throws {
    let path = url.path
    let migrator = DatabaseMigrator.tables
    do {
      database = try Self.withLock(on: url.deletingLastPathComponent().path) {
        Self.createPrivateFile(at: path)
        let database = try DatabaseQueue(path: path, configuration: .shared(synchronous))
        guard try !database.read(migrator.hasBeenSuperseded) else {
          throw SQLiteStorageError.laterSchema(path: path)
        }
        try migrator.migrate(database)
        // A file that may not be written is an error now, not at the first save.
        try database.write { try $0.execute(sql: "DELETE FROM grdb_migrations WHERE FALSE") }
        return database
      }
    } catch let error as DatabaseError {
      throw SQLiteStorageError(error, path: path)
    }
  }

  /// Changes the database in a transaction, on the queue of the database.
  func write<Result: Sendable>(
    _ updates: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    do {
      return try await database.write { try updates($0) }
    } catch let error as DatabaseError {
      throw SQLiteStorageError(error, path: database.path)
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

extension DatabaseMigrator {
  /// The schemas of all storages, which may be in one file. A new one must let the previous version of a
  /// server go on: both run while a server is replaced.
  fileprivate static let tables: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerSessions()
    migrator.registerRows()
    return migrator
  }()
}

extension Configuration {
  /// The configuration of a database that several processes open.
  fileprivate static func shared(_ synchronous: SQLiteSessionStorage.Synchronous) -> Self {
    var configuration = Configuration()
    configuration.label = "ComposableSQLite.SQLiteFile"
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

extension Database {
  /// Executes a statement that is prepared once. Returns the number of changed rows.
  @discardableResult
  func run(_ sql: SQL) throws -> Int {
    try cachedStatement(literal: sql).execute()
    return changesCount
  }
}
#endif
