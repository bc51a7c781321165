import Foundation
import GRDB

/// The tables of accounts, sessions and known browsers.
///
/// A session and a browser are known by the hashes of their tokens only, so that a copy of this data
/// signs nobody in.
struct AccountDatabase: Sendable {
  /// An account.
  struct Row: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "account"
    var id: String
    /// See ``AccountName/key``.
    var key: String
    var name: String
    var password: PasswordHash
  }

  /// A session of a user who is signed in, or a browser that was signed in once.
  private struct Token: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "token"
    var hash: Data
    var accountId: String
    var kind: TokenKind
    var end: Date
  }

  /// The purpose of a token.
  enum TokenKind: String, Codable {
    case session, device
  }

  private static let maximumTokens = 20

  private let writer: any DatabaseWriter

  /// Opens a database, and creates its tables.
  init(_ writer: any DatabaseWriter) throws {
    self.writer = writer
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts") { database in
      try database.create(table: "account") { table in
        table.primaryKey("id", .text)
        table.column("key", .text).notNull().unique()
        table.column("name", .text).notNull()
        table.column("password", .text).notNull()
      }
      try database.create(table: "token") { table in
        table.primaryKey("hash", .blob)
        table.belongsTo("account", onDelete: .cascade).notNull()
        table.column("kind", .text).notNull()
        table.column("end", .datetime).notNull()
      }
    }
    try migrator.migrate(writer)
  }

  /// Inserts an account. Returns false if there is one with its key.
  func insert(_ account: Row) async throws -> Bool {
    do {
      try await writer.write { try account.insert($0) }
      return true
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
  }

  /// Returns the account with a key; `nil` if there is none.
  func account(key: String) async throws -> Row? {
    try await writer.read { try Row.filter(Column("key") == key).fetchOne($0) }
  }

  /// Returns the account of a token that has not ended; `nil` if there is none.
  func account(of hash: Data, _ kind: TokenKind, at now: Date) async throws -> Row? {
    try await writer.read { database in
      guard let token = try Token.fetchOne(database, key: hash), token.kind == kind, now < token.end
      else { return nil }
      return try Row.fetchOne(database, key: token.accountId)
    }
  }

  /// Adds a token, and removes those that have ended, and the oldest ones of an account with too many.
  func insert(
    _ hash: Data, _ kind: TokenKind, of account: String, until end: Date, at now: Date
  ) async throws {
    try await writer.write { database in
      try Token.filter(Column("end") <= now).deleteAll(database)
      try Token(hash: hash, accountId: account, kind: kind, end: end).insert(database)
      let surplus =
        try Token
        .filter(Column("accountId") == account && Column("kind") == kind.rawValue)
        .order(Column("end").desc, Column.rowID.desc)
        .limit(1_000, offset: Self.maximumTokens).fetchAll(database)
      for token in surplus { try token.delete(database) }
    }
  }

  /// Removes a token.
  func remove(_ hash: Data) async throws {
    _ = try await writer.write { try Token.deleteOne($0, key: hash) }
  }

  /// Removes all sessions of an account.
  func removeSessions(of account: String) async throws {
    _ = try await writer.write { database in
      try Token
        .filter(
          Column("accountId") == account && Column("kind") == TokenKind.session.rawValue
        )
        .deleteAll(database)
    }
  }
}
