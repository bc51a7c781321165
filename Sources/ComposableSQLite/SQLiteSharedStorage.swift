#if SQLite
public import ComposablePersistence
public import Foundation
import GRDB

/// A storage of shared state for one process, whose rows are in a SQLite database.
///
/// Use it for the state that the users of one server share, and that outlives the process:
///
/// ```swift
/// prepareDependencies {
///   $0.sharedNode = SharedNode(try SQLiteSharedStorage(path: "/var/lib/app/shared.sqlite"))
/// }
/// ```
///
/// 1. Rows are saved as a whole even if the process is killed, and outlive a loss of power by the time
///    that `save` returns.
/// 2. Members and messages are in memory, since they are those of this process.
/// 3. The file may be that of a ``SQLiteSessionStorage``.
/// 4. Several processes may open the same file, such as the old and the new version of a server. No
///    change is lost, but one process learns of the changes of another only when it loads or saves a row.
///    Choose `PostgreSQLStorage` for several servers.
/// 5. No call blocks a thread of Swift's concurrency.
public final class SQLiteSharedStorage: SharedStorage {
  private let file: SQLiteFile
  /// The members and the events.
  private let process = InMemorySharedStorage()

  /// Opens the database at a path, and creates it if there is none.
  ///
  /// It blocks the calling thread for a moment: call it when the server starts.
  ///
  /// - Parameter path: The path of the file. Its directory must exist.
  /// - Throws: A ``SQLiteStorageError``.
  public convenience init(path: String) throws {
    try self.init(url: URL(fileURLWithPath: path))
  }

  /// Opens the database in a file, and creates it if there is none.
  ///
  /// It blocks the calling thread for a moment: call it when the server starts.
  ///
  /// - Parameter url: The file. Its directory must exist.
  /// - Throws: A ``SQLiteStorageError``.
  public init(url: URL) throws {
    file = try SQLiteFile(url, synchronous: .full)
  }

  /// Returns the events of this process.
  public func events() -> AsyncStream<SharedStorageEvent> { process.events() }

  /// Returns a row; `nil` if nothing was saved under the key.
  public func row(_ key: String) async throws -> StoredRow? {
    try await file.write { try $0.row(key) }
  }

  /// Saves a row durably, if it has the version that the save replaces.
  public func save(_ save: RowSave) async throws -> RowSaveResult {
    let (result, isNew) = try await file.write { try $0.save(save) }
    if isNew, case .saved(let version) = result {
      process.announce(.rowSaved(key: save.key, version: version))
    }
    return result
  }

  /// Returns the members of a topic.
  public func members(of topic: String) -> [StoredMember] { process.members(of: topic) }

  /// Changes the members of a node, and begins its lease anew.
  public func updateMembers(_ update: MembersUpdate) -> Bool { process.updateMembers(update) }

  /// Sends a message to all nodes of this process.
  public func publish(_ message: Data, to topic: String) { process.publish(message, to: topic) }
}

extension DatabaseMigrator {
  /// Registers the schemas of shared rows.
  mutating func registerRows() {
    registerMigration("rows") { database in
      // Keys and nodes are bytes: SQLite compares texts up to their first NUL.
      try database.execute(
        sql: """
          CREATE TABLE rows (
            key BLOB NOT NULL PRIMARY KEY,
            version INTEGER NOT NULL,
            data BLOB NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE rowSaves (
            key BLOB NOT NULL REFERENCES rows ON DELETE CASCADE,
            node BLOB NOT NULL,
            number INTEGER NOT NULL,
            version INTEGER NOT NULL,
            PRIMARY KEY (key, node)
          ) WITHOUT ROWID;
          """)
    }
  }
}

extension Database {
  fileprivate func row(_ key: String) throws -> StoredRow? {
    let rows = try cachedStatement(
      literal: "SELECT version, data FROM rows WHERE key = \(Data(key.utf8))")
    return try Row.fetchAll(rows).first.map { StoredRow(version: $0[0], data: $0[1]) }
  }

  /// Saves a row. Returns false with the result of a save that is repeated.
  fileprivate func save(_ save: RowSave) throws -> (RowSaveResult, isNew: Bool) {
    let (key, node) = (Data(save.key.utf8), Data(save.node.utf8))
    let former = try cachedStatement(
      literal: """
        SELECT version FROM rowSaves
        WHERE key = \(key) AND node = \(node) AND number = \(save.number)
        """)
    if let version = try Int.fetchAll(former).first { return (.saved(version: version), false) }
    let row = try row(save.key)
    guard row?.version ?? 0 == save.replacedVersion else { return (.conflict(row), false) }
    let version = save.replacedVersion + 1
    try run(
      """
      INSERT INTO rows (key, version, data) VALUES (\(key), \(version), \(save.data))
      ON CONFLICT (key) DO UPDATE SET version = excluded.version, data = excluded.data
      """)
    try run(
      """
      INSERT INTO rowSaves (key, node, number, version)
      VALUES (\(key), \(node), \(save.number), \(version))
      ON CONFLICT (key, node) DO UPDATE SET number = excluded.number, version = excluded.version
      """)
    // Those of nodes that have ended.
    try run(
      """
      DELETE FROM rowSaves WHERE key = \(key) AND version <= (
        SELECT version FROM rowSaves WHERE key = \(key) ORDER BY version DESC LIMIT 1 OFFSET 32
      )
      """)
    return (.saved(version: version), true)
  }
}
#endif
