import ComposableConcurrency

/// The tables of a storage, which are created or migrated before its first request.
final class PostgreSQLSchema: Sendable {
  private enum State {
    case unknown
    case preparing(Task<Void, any Error>)
    case ready
  }

  private let state = Lock(State.unknown)
  private let connection: PostgreSQLConnection

  init(_ connection: PostgreSQLConnection) { self.connection = connection }

  /// Waits until the tables are there.
  func prepare() async throws {
    let task: Task<Void, any Error>? = state.withLock { state in
      switch state {
      case .ready: return nil
      case .preparing(let task): return task
      case .unknown:
        let task = Task { [connection] in try await Self.migrate(connection) }
        state = .preparing(task)
        return task
      }
    }
    guard let task else { return }
    do {
      try await task.value
      finish(task, .ready)
    } catch {
      finish(task, .unknown)
      throw error
    }
  }

  /// Looks for the tables again before the next request, since one of them is missing.
  func forget() {
    state.withLock { if case .ready = $0 { $0 = .unknown } }
  }

  private func finish(_ task: Task<Void, any Error>, _ new: State) {
    state.withLock { if case .preparing(task) = $0 { $0 = new } }
  }

  private static func migrate(_ connection: PostgreSQLConnection) async throws {
    // Looking first, since a user may lack the privilege to create what is there already.
    let table = PostgreSQLStatement("SELECT to_regclass('composable.migrations') IS NULL")
    if try await connection.run([table])[0].rows.first?.integer(0) != 0 {
      _ = try await connection.run([
        lock, .init("CREATE SCHEMA IF NOT EXISTS composable"),
        .init("CREATE TABLE IF NOT EXISTS composable.migrations (number bigint PRIMARY KEY)"),
      ])
    }
    while true {
      let last = PostgreSQLStatement("SELECT coalesce(max(number), 0) FROM composable.migrations")
      let number = try await connection.run([last])[0].rows.first?.integer(0) ?? 0
      guard number <= migrations.count else {
        throw PostgreSQLStorageError.laterSchema(connection.target)
      }
      guard number < migrations.count else { return }
      let mark = PostgreSQLStatement(
        "INSERT INTO composable.migrations (number) VALUES ($1)", .integer(number + 1))
      do {
        let statements = migrations[number].map { PostgreSQLStatement($0) }
        _ = try await connection.run([lock, mark] + statements)
      } catch let error as PostgreSQLStorageError where error.sqlState == uniqueViolation {
        // Another node was faster.
      }
    }
  }

  private static let uniqueViolation = "23505"

  /// Waits for the migrations of other nodes, until the end of the transaction.
  private static let lock = PostgreSQLStatement(
    "SELECT pg_advisory_xact_lock($1)", .integer(0x636f_6d70_6f73_6162))

  /// The schemas, each as the statements that change the previous one to it. A new one must let the
  /// previous version of a server work: both run while a server is replaced.
  ///
  /// Keys and names are bytes, since a text of PostgreSQL has no character NUL.
  private static let migrations: [[String]] = [
    [
      """
      CREATE TABLE composable.sessions (
        key bytea PRIMARY KEY,
        claim bigint NOT NULL,
        unconfirmed_claims bigint NOT NULL,
        expires timestamptz NOT NULL
      )
      """,
      "CREATE INDEX sessions_by_end ON composable.sessions (expires)",
      """
      CREATE TABLE composable.session_parts (
        key bytea NOT NULL REFERENCES composable.sessions ON DELETE CASCADE,
        name bytea NOT NULL,
        data bytea NOT NULL,
        PRIMARY KEY (key, name)
      )
      """,
      // `saves` has the last save of each node: {"node": [number, version]}.
      """
      CREATE TABLE composable.rows (
        key bytea PRIMARY KEY,
        version bigint NOT NULL,
        data bytea NOT NULL,
        saves jsonb NOT NULL
      )
      """,
      """
      CREATE TABLE composable.nodes (
        node bytea PRIMARY KEY,
        expires timestamptz NOT NULL
      )
      """,
      """
      CREATE TABLE composable.members (
        node bytea NOT NULL REFERENCES composable.nodes ON DELETE CASCADE,
        number bigint NOT NULL,
        topic bytea NOT NULL,
        id bytea NOT NULL,
        data bytea NOT NULL,
        joined bigserial NOT NULL,
        PRIMARY KEY (node, number)
      )
      """,
      "CREATE INDEX members_by_topic ON composable.members (topic)",
      """
      CREATE TABLE composable.messages (
        id bigserial PRIMARY KEY,
        topic bytea NOT NULL,
        data bytea NOT NULL,
        created timestamptz NOT NULL DEFAULT now()
      )
      """,
      "CREATE INDEX messages_by_date ON composable.messages (created)",
    ],
    [
      "ALTER TABLE composable.sessions ADD COLUMN client bytea",
      """
      CREATE INDEX sessions_by_client ON composable.sessions (client, expires)
        WHERE client IS NOT NULL
      """,
    ],
    // The number of the last update of a node: the previous version of a server sends none.
    ["ALTER TABLE composable.nodes ADD COLUMN last_update bigint NOT NULL DEFAULT 0"],
    // The number of the last save with the claim: the previous version of a server sends none.
    ["ALTER TABLE composable.sessions ADD COLUMN last_save bigint NOT NULL DEFAULT 0"],
    // The last claims of processes: {"identifier": claim}. They replace `unconfirmed_claims`, which the previous
    // version of a server counts.
    ["ALTER TABLE composable.sessions ADD COLUMN claimants jsonb NOT NULL DEFAULT '{}'"],
  ]
}
