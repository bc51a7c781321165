public import ComposablePersistence
import Foundation

/// A storage of sessions and of shared state in a PostgreSQL database, for many machines.
///
/// ```swift
/// let storage = try PostgreSQLStorage(url: "postgresql://app:secret@db.example.com/app")
/// try await storage.connect()
/// ```
///
/// 1. Many servers may use the same database, such as the old and the new version of one.
/// 2. The tables are in the schema `composable`. They are created and migrated before the first
///    request, by one of the servers.
/// 3. A call waits for the server for up to 10 seconds, then it throws a ``PostgreSQLStorageError``.
///    A connection that was lost is established again.
/// 4. All sessions of one call of `save` are one transaction and one round trip: save many of them at
///    once.
/// 5. No call blocks a thread of Swift's concurrency.
/// 6. All times are those of the server: the clocks of the machines need not agree.
/// 7. One connection is used for requests, and another one for the events of ``events()``.
public final class PostgreSQLStorage: SessionStorage, SharedStorage {
  let connection: PostgreSQLConnection
  private let schema: PostgreSQLSchema
  private let announcements: PostgreSQLEvents

  /// Creates a storage, without waiting for the server.
  ///
  /// The environment variables and files of libpq complete the URL:
  /// https://www.postgresql.org/docs/current/libpq-envars.html
  ///
  /// - Parameter url: The URL of the database, or a string of keywords and values:
  ///   https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING
  /// - Throws: A ``PostgreSQLStorageError`` if libpq is missing, or the URL can't be read.
  public convenience init(url: String) throws {
    try self.init(PostgreSQLParameters(url: url))
  }

  init(_ parameters: PostgreSQLParameters) throws {
    guard let library = LibPQ.shared else { throw PostgreSQLStorageError.missingLibrary }
    let connection = PostgreSQLConnection(library, parameters)
    self.connection = connection
    schema = PostgreSQLSchema(connection)
    announcements = PostgreSQLEvents(library, parameters) { id in
      let message = PostgreSQLStatement(
        "SELECT data FROM composable.messages WHERE id = $1", .integer(id))
      return try await connection.run([message])[0].rows.first?.bytes(0)
    }
  }

  /// Creates a storage in the database whose URL is in the environment variable `DATABASE_URL`,
  /// without waiting for the server.
  ///
  /// - Throws: A ``PostgreSQLStorageError``.
  public convenience init() throws {
    guard let url = ProcessInfo.processInfo.environment["DATABASE_URL"] else {
      throw PostgreSQLStorageError.missingVariable
    }
    try self.init(url: url)
  }

  deinit {
    connection.close()
    announcements.close()
  }

  /// Waits until the server is reached, and the tables are there.
  ///
  /// Call it when a program starts, so that it fails early. All other calls wait, too.
  ///
  /// - Throws: A ``PostgreSQLStorageError``.
  public func connect() async throws {
    try Task.checkCancellation()
    try await schema.prepare()
  }

  /// Returns the events for one node, until the stream is terminated, or the storage is deallocated.
  ///
  /// The first event is `reconnected` if the storage listens later than this call
  /// returns. The stream has up to 10,000 events that were not consumed. Then the oldest ones are
  /// dropped, and it has another `reconnected`.
  public func events() -> AsyncStream<SharedStorageEvent> { announcements.events() }

  /// Executes statements as one transaction, again if transactions kept each other from their end.
  func run(_ statements: PostgreSQLStatement...) async throws -> [PostgreSQLReply] {
    try await run(statements)
  }

  func run(_ statements: [PostgreSQLStatement]) async throws -> [PostgreSQLReply] {
    try await connect()
    var attempts = 1
    while true {
      do {
        let replies = try await connection.run(statements)
        guard replies.count == statements.count else { throw unexpectedReply }
        return replies
      } catch let error as PostgreSQLStorageError {
        let isMissing = ["42P01", "3F000"].contains(error.sqlState)
        if isMissing { schema.forget() }
        // A deadlock, or a serialization failure if that is the default of the database.
        guard ["40P01", "40001"].contains(error.sqlState), attempts < 4 else { throw error }
        attempts += 1
      }
    }
  }

  var unexpectedReply: PostgreSQLStorageError { .unexpectedReply(connection.target) }
}

extension String {
  /// The text as bytes, since a text of PostgreSQL has no character NUL.
  var bytes: Data { Data(utf8) }
}
